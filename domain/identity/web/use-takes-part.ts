import { validationState } from '#domain/reference/contract/validation-state.ts'
import { usePerson } from './person.ts'

const aboveFairs = ['superAdmin', 'superOrganizer']

/** Whether the fair has let the reader in, or they run it: of others nobody hears there, and they write to nobody. */
export function useTakesPart(): (fair: number | undefined) => boolean {
  const { user, roles } = usePerson()
  return fair =>
    user !== null &&
    fair !== undefined &&
    (user.organizes.includes(fair) ||
      user.fairUsers.some(one => one.fair.id === fair && one.isValidated === validationState.validated) ||
      roles.some(role => aboveFairs.includes(role)))
}
