import { usePerson } from '#domain/identity/web/person.ts'

/** Those who work for a firm; whoever runs the fair reads and answers, and does nothing else. */
export function useRecruits(): boolean {
  const { roles } = usePerson()
  return roles.includes('firmAdmin') || roles.includes('standContact')
}
