import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUndoSteps } from '#domain/stands/web/plan/use-undo-steps.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useLive } from '#platform/web/hub/use-live.ts'
import { createSequence } from '#platform/web/saving/sequence.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useCodeWords, useWords } from '#platform/web/words/words.ts'
import { type BoardSession, type ProgramBoard, programBoard } from '../../contract/board.ts'
import { conferences } from '../../contract/conference.ts'
import { untoldChanges } from '../../contract/notices.ts'
import { shownBySessions } from '../manage/shown-by-sessions.ts'
import { isSameSpot, movedTo, type Spot, sessionIn, spotOf, withSession } from './board-sessions.ts'

type Options = {
  program: number
  day: string
  /** The day of the programme that an instant falls on. */
  dayAt: (at: number) => string
  /** How a place is called. */
  nameOf: (spot: Spot | null) => string
}

/** A day of a programme and what moves it: shown at once, told to the server in order, taken back on demand. */
export function useBoard({ program, day, dayAt, nameOf }: Options) {
  const t = useWords('conferences')
  const say = useCodeWords()
  const api = useApi()
  const client = useQueryClient()
  const refresh = useRefresh()
  const query = callQuery(api, programBoard, { params: { id: program, day } })
  const {
    data: board,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    ...query,
    placeholderData: before => before,
  })
  const [sequence] = useState(createSequence)
  const { offer, undo, canUndo } = useUndoSteps({
    isReady: sequence.ended,
    undo: t('board.undo'),
    undone: t('board.undone'),
  })
  const now = () => client.getQueryData<ProgramBoard>(query.queryKey)
  const show = (session: BoardSession) => {
    // What is being read now does not know of this yet.
    void client.cancelQueries({ queryKey: query.queryKey })
    const isShown = session.begin !== null && dayAt(Date.parse(session.begin)) === (now()?.day ?? day)
    client.setQueryData<ProgramBoard>(
      query.queryKey,
      before => before && withSession(before, session, isShown),
    )
  }
  // What another board moves is moved here as well, once the moves from here have arrived.
  useLive(`program:${program}`, () => sequence.ended().then(() => refetch()))

  const send = (session: BoardSession, to: Spot | null) =>
    sequence.add(async () => {
      const { begin, end, room } = movedTo(session, to)
      const version = sessionIn(now(), session.id)?.version ?? session.version
      try {
        const row = await api.update(
          conferences,
          session.id,
          { begin, end, conferenceRoom: room },
          { version },
        )
        const fresh = sessionIn(now(), session.id)
        if (fresh) show({ ...fresh, version: row.version })
        await refresh(untoldChanges, ...shownBySessions)
        return { ...session, begin, end, room, version: row.version }
      } catch (problem) {
        if (!(problem instanceof ProblemError)) throw problem
        await refetch()
        const code = problem.problem.message_code ?? ''
        toast.error(code === 'changed_meanwhile' ? t('board.changed', { name: session.title }) : say(code), {
          hint: t('board.as_it_is'),
        })
        return null
      }
    })

  const move = async (session: BoardSession, to: Spot | null, isBack = false): Promise<boolean> => {
    const from = spotOf(session)
    if (isSameSpot(from, to)) return true
    show({ ...session, ...movedTo(session, to) })
    const moved = await send(session, to)
    if (!moved || isBack) return moved !== null
    // What has lost its times keeps what it lasted for the way back.
    offer(
      t(to === null ? 'board.taken_off' : 'board.moved', { name: session.title, place: nameOf(to) }),
      async () => {
        const fresh = sessionIn(now(), session.id) ?? moved
        return move({ ...fresh, ...(from && to === null && lasting(session)) }, from, true)
      },
    )
    return true
  }
  return { board, error, refetch, isPlaceholderData, move, undo, canUndo }
}

/** Its times without its room: by them it lasts as long again. */
const lasting = ({ begin, end }: BoardSession) => ({ begin, end, room: null })
