import { expect, it } from 'vitest'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { OfferedPass } from '../../contract/calls.ts'
import { passStep } from './pass-step.ts'

const open: OfferedPass = {
  id: 1,
  name: 'Workshops',
  shortName: 'W',
  color: '#14332b',
  type: 'open',
  isFull: false,
  isValidated: null,
  hasPlace: false,
  isQueued: false,
}
const limited: OfferedPass = { ...open, type: 'limited' }
const { waiting, validated, refused } = validationState

const cases: [string, OfferedPass, ReturnType<typeof passStep>][] = [
  ['an open pass is asked for', open, 'ask'],
  ['and not again while it waits', { ...open, isValidated: waiting }, null],
  ['nor when it is held', { ...open, isValidated: validated }, null],
  ['of a limited one a place is taken', limited, 'take'],
  ['or the queue joined where it is full', { ...limited, isFull: true }, 'queue'],
  ['also by who holds it already', { ...limited, isValidated: validated }, 'take'],
  [
    'a place is given back',
    { ...limited, isFull: true, hasPlace: true, isValidated: validated },
    'give_back',
  ],
  ['a queue is left', { ...limited, isFull: true, isQueued: true }, 'leave_queue'],
  ['who was refused takes nothing', { ...limited, isValidated: refused }, null],
]
it.each(cases)('%s', (_name, pass, step) => expect(passStep(pass)).toBe(step))
