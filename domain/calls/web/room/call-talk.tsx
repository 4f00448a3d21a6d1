import { useQuery } from '@tanstack/react-query'
import { oneConversation } from '#domain/messaging/contract/conversation.ts'
import { ConversationView } from '#domain/messaging/web/conversation/conversation-view.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { VisioCall } from '../../contract/visio-call.ts'
import styles from './call-talk.module.css'

/** The conversation of the two beside their call: it is there before and after, and goes on where the media fail. */
export function CallTalk({ call, uuid }: { call: VisioCall; uuid: string }) {
  const t = useWords('calls')
  const api = useApi()
  const { data, error, refetch } = useQuery(callQuery(api, oneConversation, { params: { uuid } }))
  return (
    <aside className={styles.talk} aria-labelledby="call-talk">
      <header className={styles.head}>
        <h2 id="call-talk">{t('talk.title')}</h2>
        <span>{t('talk.stays')}</span>
      </header>
      {(call.context || call.about) && (
        <p className={styles.context}>
          <small>{t('talk.about')}</small>
          {call.context && <b>{call.context.title}</b>}
          {call.about && <span>{call.about}</span>}
        </p>
      )}
      {data ? (
        <ConversationView conversation={data} />
      ) : (
        <LoadState of={{ error, refetch }} shape="rows" count={3} />
      )}
      {call.state === 'accepted' && <p className={styles.hint}>{t('talk.hint')}</p>}
    </aside>
  )
}
