import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keysOf } from '#platform/contract/record.ts'
import { closed, noSteps, type Steps, stepBack, stepForward, stepped } from './steps.ts'
import {
  changedHere,
  confirmed,
  decided,
  type Fields,
  heard,
  keptOf,
  refusedFields,
  restored,
  type Saved,
  same,
  sendable,
  shownFields,
  type Unsaved,
  unchanged,
  unheard,
} from './unsaved.ts'

const names = ['name', 'place', 'hue'] as const
const value = fc.constantFrom<unknown>('', 'A', 'B', 1, 2, null)
const patch = fc
  .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 })
  .chain(fields => fc.tuple(...fields.map(() => value)).map(values => [fields, values] as const))
  .map(([fields, values]): Fields => Object.fromEntries(fields.map((field, at) => [field, values[at]])))

/** What may come between two renderings: somebody changes here or elsewhere, saving begins, ends, is refused, or its answer is lost. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('here' as const), patch }),
  fc.record({ kind: fc.constant('elsewhere' as const), patch }),
  fc.record({ kind: fc.constant('send' as const) }),
  fc.record({ kind: fc.constant('arrive' as const) }),
  fc.record({ kind: fc.constant('lose' as const), isSaved: fc.boolean() }),
  fc.record({ kind: fc.constant('refuse' as const), field: fc.constantFrom(...names) }),
  fc.record({
    kind: fc.constant('decide' as const),
    field: fc.constantFrom(...names),
    whose: fc.constantFrom('mine' as const, 'theirs' as const),
  }),
  fc.record({ kind: fc.constant('hear' as const) }),
  fc.record({ kind: fc.constant('reload' as const) }),
)
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

const first: Saved = { version: 1, fields: { name: 'N', place: 'P', hue: 0 } }

/** Plays it on a record whose server refuses what was made upon another version. */
function play(events: readonly Event[], each: (state: Unsaved, typed: Fields) => void) {
  let state = unchanged(first)
  let server = first
  /** What the person has typed last into each field, and neither given up nor saved. */
  let typed: Record<string, unknown> = {}
  const write = (changes: Fields) => {
    server = { version: server.version + 1, fields: { ...server.fields, ...changes } }
  }
  for (const one of events) {
    if (one.kind === 'here') {
      state = changedHere(state, one.patch)
      typed = { ...typed, ...one.patch }
    } else if (one.kind === 'elsewhere') write(one.patch)
    else if (one.kind === 'send') {
      const sending = sendable(state, () => false)
      if (!state.sending && Object.keys(sending).length) state = { ...state, sending }
    } else if (one.kind === 'arrive' && state.sending) {
      const sent = state.sending
      if (server.version === state.saved.version) {
        write(sent)
        state = confirmed(state, sent, server)
      } else state = heard(state, server)
    } else if (one.kind === 'lose' && state.sending) {
      const sent = state.sending
      if (one.isSaved && server.version === state.saved.version) write(sent)
      state = unheard(state, sent)
    } else if (one.kind === 'refuse' && state.sending)
      state = refusedFields(state, state.sending, { [one.field]: ['no'] })
    else if (one.kind === 'decide' && one.field in state.conflicts) {
      if (one.whose === 'theirs') delete typed[one.field]
      state = decided(state, one.field, one.whose)
    } else if (one.kind === 'hear' && !state.sending && server.version > state.saved.version)
      state = heard(state, server)
    else if (one.kind === 'reload') state = restored(server, keptOf(state))
    for (const field of keysOf(typed))
      if (!(field in state.changes)) {
        // It is no longer to be saved: only because it stands there, or stood there and was changed elsewhere since.
        delete typed[field]
      }
    each(state, typed)
  }
  return { state, server, typed }
}

it('what somebody has typed is shown until it is saved, or they take the other’s: whatever comes in between', () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 40 }),
      events =>
        void play(events, (state, typed) => {
          const shown = shownFields(state)
          for (const field of keysOf(typed)) expect(shown[field]).toEqual(typed[field])
        }),
    ),
    { numRuns: 300 },
  )
})

it('a change of one’s own goes away only by being what the server has', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), events => {
      let before: Unsaved = unchanged(first)
      play(events, state => {
        const gone = keysOf(before.changes).filter(field => !(field in state.changes))
        for (const field of gone)
          expect(
            same(before.changes[field], state.saved.fields[field]) ||
              // Taken back here, or given up for the other's.
              same(state.saved.fields[field], shownFields(state)[field]),
          ).toBe(true)
        before = state
      })
    }),
    { numRuns: 300 },
  )
})

it('what waits for a decision is never sent, nor is what was refused and not changed since', () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 40 }),
      events =>
        void play(events, state => {
          const sent = keysOf(sendable(state, () => false))
          expect(sent.filter(field => field in state.conflicts)).toEqual([])
          expect(sent.filter(field => state.refused.fields.includes(field))).toEqual([])
        }),
    ),
    { numRuns: 200 },
  )
})

it('a conflict is of a field that is changed here, and shows what stands there now', () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 40 }),
      events =>
        void play(events, state => {
          for (const field of keysOf(state.conflicts)) {
            expect(field in state.changes).toBe(true)
            expect(same(state.conflicts[field], state.saved.fields[field])).toBe(true)
          }
        }),
    ),
    { numRuns: 200 },
  )
})

it('whoever is alone has no conflict, whatever answers are lost', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40, size: 'max' }), events => {
      const alone = events.filter(({ kind }) => kind !== 'elsewhere')
      play(alone, state => expect(state.conflicts).toEqual({}))
    }),
    { numRuns: 300 },
  )
})

it('once nobody else changes anything, what is shown here becomes what is saved', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), events => {
      const end: Event[] = [
        ...names.map(field => ({ kind: 'decide' as const, field, whose: 'mine' as const })),
        { kind: 'send' },
        { kind: 'arrive' },
        ...names.map(field => ({ kind: 'decide' as const, field, whose: 'mine' as const })),
        { kind: 'send' },
        { kind: 'arrive' },
      ]
      const calm = events.filter(({ kind }) => kind !== 'refuse')
      const { state, server } = play([...calm, { kind: 'arrive' }, { kind: 'hear' }, ...end], () => {})
      expect(state.changes).toEqual({})
      expect(shownFields(state)).toEqual(server.fields)
    }),
    { numRuns: 200 },
  )
})

/** What is changed here: not what has become the same as there. */
const differing = ({ changes, saved }: Unsaved) =>
  Object.fromEntries(
    keysOf(changes).flatMap(field =>
      same(changes[field], saved.fields[field]) ? [] : [[field, changes[field]]],
    ),
  )

it('a reload changes nothing of what is not saved, nor of what is undecided', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), events => {
      const { state } = play(events, () => {})
      const after = restored(state.saved, keptOf(state))
      expect(differing(after)).toEqual(differing(state))
      const undecided = (one: Unsaved) =>
        keysOf(one.conflicts)
          .filter(field => field in differing(one))
          .sort()
      expect(undecided(after)).toEqual(undecided(state))
    }),
    { numRuns: 200 },
  )
})

/** Changes with their way back, as a form makes them. */
function typedInto(changes: readonly { patch: Fields; isTyped: boolean; isLeft: boolean }[]) {
  let fields = first.fields
  let steps: Steps = noSteps
  for (const { patch: after, isTyped, isLeft } of changes) {
    const before = Object.fromEntries(keysOf(after).map(field => [field, fields[field]]))
    steps = stepped(steps, { before, after }, isTyped)
    if (isLeft) steps = closed(steps)
    fields = { ...fields, ...after }
  }
  return { fields, steps }
}
const changes = fc.array(fc.record({ patch, isTyped: fc.boolean(), isLeft: fc.boolean() }), { maxLength: 60 })

it('undo leads back to the beginning, and redo to the end again', () => {
  fc.assert(
    fc.property(changes, made => {
      const { fields: end, steps } = typedInto(made)
      let [fields, now] = [end, steps]
      for (let step = stepBack(now); step; step = stepBack(now))
        [fields, now] = [{ ...fields, ...step.fields }, step.steps]
      expect(fields).toEqual(first.fields)
      for (let step = stepForward(now); step; step = stepForward(now))
        [fields, now] = [{ ...fields, ...step.fields }, step.steps]
      expect(fields).toEqual(end)
    }),
    { numRuns: 200 },
  )
})

it('what is typed on in one field is one step, until it is left; a change made after undo ends what could be redone', () => {
  const typing = ['B', 'Bo', 'Bois'].map(name => ({
    patch: { name },
    isTyped: true,
    isLeft: name === 'Bois',
  }))
  const { steps } = typedInto([...typing, { patch: { name: 'Bois vert' }, isTyped: true, isLeft: false }])
  expect(steps.past.map(({ before, after }) => [before.name, after.name])).toEqual([
    ['N', 'Bois'],
    ['Bois', 'Bois vert'],
  ])
  const back = stepBack(steps)
  const other = stepped(back?.steps ?? noSteps, { before: { hue: 0 }, after: { hue: 1 } }, false)
  expect([back?.steps.future.length, stepForward(other)]).toEqual([1, null])
})

it('steps do not grow without end, and the oldest are forgotten first', () => {
  const { steps } = typedInto(
    Array.from({ length: 150 }, (_, hue) => ({ patch: { hue: hue + 1 }, isTyped: false, isLeft: false })),
  )
  expect([steps.past.length, steps.past[0]?.before.hue]).toEqual([100, 50])
})
