import type { ConferenceDesk } from '../../contract/desk.ts'
import type { ShownQuestion } from '../../contract/questions.ts'

/**
 * What is read: at the desk all that is not dismissed, with who asks; elsewhere what everybody reads. What waits to be
 * let through stands apart: one’s own, or at the desk all of it.
 */
export function questionsShown(
  stage: readonly ShownQuestion[],
  own: readonly ShownQuestion[],
  desk?: ConferenceDesk['questions'],
): { shown: ShownQuestion[]; waiting: ShownQuestion[] } {
  const named = new Map(
    desk?.map(({ person, ...question }) => [
      question.id,
      { ...question, author: `${person.firstName} ${person.lastName}` },
    ]),
  )
  const isThere = new Set(stage.map(({ id }) => id))
  const waiting = desk ? [...named.values()] : own
  return {
    shown: stage.map(question => ({
      ...question,
      author: named.get(question.id)?.author ?? question.author,
    })),
    waiting: waiting.filter(({ id, state }) => state === 'pending' && !isThere.has(id)),
  }
}
