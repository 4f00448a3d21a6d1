import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readConfiguration } from '#domain/stands/contract/configuration.ts'
import { myStands, type StandTeammate, standTeam } from '#domain/stands/contract/endpoints.ts'
import { standAdmins } from '#domain/stands/contract/stand-admin.ts'
import { standContacts } from '#domain/stands/contract/stand-contact.ts'
import { visitStand } from '#domain/stands/contract/stand-visit.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { toast } from '#platform/web/ui/toast.tsx'

/** The people around a booth, and what can be done with them; every step is kept at once. */
export function useTeam(stand: number) {
  const api = useApi()
  const refresh = useRefresh()
  const query = useQuery(callQuery(api, standTeam, { params: { id: stand } }))
  const [isBusy, setBusy] = useState(false)
  const changed = () => refresh(standTeam, readConfiguration, myStands, visitStand)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(error.message)
    } finally {
      await changed()
      setBusy(false)
    }
  }
  return {
    ...query,
    isBusy,
    changed,
    addContact: (user: number, rank: number) => run(() => api.create(standContacts, { stand, user, rank })),
    addAdmin: (user: number) => run(() => api.create(standAdmins, { stand, user })),
    removeContact: ({ contact }: StandTeammate) =>
      run(async () => contact !== null && api.remove(standContacts, contact)),
    removeAdmin: ({ admin }: StandTeammate) =>
      run(async () => admin !== null && api.remove(standAdmins, admin)),
    order: (contacts: readonly number[]) =>
      run(() => Promise.all(contacts.map((id, rank) => api.update(standContacts, id, { rank })))),
  }
}

export type Team = ReturnType<typeof useTeam>
