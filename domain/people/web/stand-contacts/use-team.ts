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
import { useWords } from '#platform/web/words/words.ts'

/** The people around a booth, and what can be done with them; every step is kept at once. */
export function useTeam(stand: number) {
  const t = useWords('people')
  const api = useApi()
  const refresh = useRefresh()
  const query = useQuery(callQuery(api, standTeam, { params: { id: stand } }))
  const [isBusy, setBusy] = useState(false)
  const changed = () => refresh(standTeam, readConfiguration, myStands, visitStand)
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(error.message)
      return false
    } finally {
      await changed()
      setBusy(false)
    }
  }
  const putInOrder = (contacts: readonly number[]) =>
    Promise.all(contacts.map((id, rank) => api.update(standContacts, id, { rank })))
  const said = ({ firstName, lastName }: StandTeammate, onPress: () => void) =>
    toast.success(t('contacts.removed', { name: `${firstName} ${lastName}` }), {
      action: { label: t('contacts.undo'), onPress, isUndo: true },
    })
  /** To where they stood among the others. */
  const putBack = (person: StandTeammate, order: readonly number[]) =>
    run(async () => {
      const rank = order.indexOf(person.contact ?? 0)
      const { id } = await api.create(standContacts, { stand, user: person.id, rank })
      await putInOrder(order.map(one => (one === person.contact ? id : one)))
    })
  return {
    ...query,
    isBusy,
    changed,
    addContact: (user: number, rank: number) => run(() => api.create(standContacts, { stand, user, rank })),
    addAdmin: (user: number) => run(() => api.create(standAdmins, { stand, user })),
    removeContact: async (person: StandTeammate) => {
      const { contact } = person
      if (contact === null) return
      const order = query.data?.people.flatMap(one => one.contact ?? []) ?? []
      if (await run(() => api.remove(standContacts, contact))) said(person, () => void putBack(person, order))
    },
    removeAdmin: async (person: StandTeammate) => {
      const { admin } = person
      if (admin !== null && (await run(() => api.remove(standAdmins, admin))))
        said(person, () => void run(() => api.create(standAdmins, { stand, user: person.id })))
    },
    order: (contacts: readonly number[]) => run(() => putInOrder(contacts)),
  }
}

export type Team = ReturnType<typeof useTeam>
