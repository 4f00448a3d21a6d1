import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { contactsLeft } from '../../contract/conversation.ts'
import styles from './conversations.module.css'

/** How many conversations one may still begin today, before that is none. */
export function ContactsLeft({ fair }: { fair: number }) {
  const t = useWords('messaging')
  const { data } = useQuery({ ...callQuery(useApi(), contactsLeft, { query: { fair } }), staleTime: 0 })
  if (!data?.contacts) return null
  const { left, limit } = data.contacts
  return <p className={styles.lead}>{t(left ? 'contacts.left' : 'contacts.none', { count: left, limit })}</p>
}
