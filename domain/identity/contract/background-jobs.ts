import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Background jobs'
const allow = ['superAdmin'] as const
const text = Type.Union([Type.String(), Type.Null()])

/** waiting: for its time, or for another try; running: a worker has it; failed: no try was enough. What is done is gone. */
export const jobStates = ['waiting', 'running', 'failed'] as const
export type JobState = (typeof jobStates)[number]

/** Kinds that have a name in words; events are called by what they say, and by who hears it. */
export const namedKinds = [
  'send_mail',
  'send_mailing',
  'renew_fairs',
  'run_fairs_by_dates',
  'export_fair',
  'sweep_fair_exports',
  'purge_trash',
  'sweep_accounts',
  'write_withdrawals',
  'sweep_offers',
  'sweep_colleagues',
  'sweep_chat_rooms',
  'sweep_conversations',
  'free_left_conversations',
  'notify_of_message',
  'watch_calls',
  'sweep_calls',
  'watch_queues',
  'sweep_places',
  'tell_overdue_applications',
  'tell_recruiters',
  'end_job_keeping',
  'turn_offers',
  'read_cv',
  'roll_up_statistics',
  'sample_presence',
  'close_statistics',
  'sweep_statistics',
  'tell_leads',
  'tell_new_leads',
  'deliver_webhooks',
  'watch_webhooks',
  'sweep_webhooks',
  'end_lead_keeping',
  'settle_places',
  'ring_stage',
  'sweep_attendances',
  'join_recording',
  'end_silent_recordings',
  'keep_typed_captions',
  'remind_of_conferences',
  'look_at_stages',
  'tell_due_changes',
  'tell_agenda_changes',
  'read_document',
  'find_documents',
  'sweep_search_words',
  'send_digests',
  'sweep_notifications',
  'sweep_programme_imports',
  'sweep_media',
  'drop_replaced_files',
  'sweep_import_runs',
  'sweep_integration_keys',
  'sweep_expired',
  'fold_changes',
  'light_demo_booths',
] as const

export const BackgroundJob = Type.Object({
  id: Id,
  kind: Type.String(),
  state: Type.Enum([...jobStates]),
  /** Tries since it was queued, or since it last succeeded. */
  attempts: Type.Integer(),
  /** When it runs next; of one that runs, until when its worker has it. */
  runAt: Type.String(),
  /** Seconds between two runs of work that comes by the clock. */
  everySeconds: Type.Union([Type.Integer(), Type.Null()]),
  lastError: text,
  createdAt: Type.String(),
})
export type BackgroundJob = Static<typeof BackgroundJob>

/** What has failed, for good or the last time. */
export const mayRunAgain = ({ state, lastError }: Pick<BackgroundJob, 'state' | 'lastError'>) =>
  state === 'failed' || (state === 'waiting' && lastError !== null)

export const backgroundJobs = defineEndpoint({
  method: 'GET',
  path: '/background_jobs',
  tag,
  summary: 'Work that no request waits for, what has failed first, without what it is about',
  allow,
  form: 'list',
  query: Type.Object({
    state: Type.Optional(Type.Enum([...jobStates])),
    kind: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: Type.Array(BackgroundJob),
})

export const runJobAgain = defineEndpoint({
  method: 'POST',
  path: '/background_jobs/{id}/run_again',
  tag,
  summary: 'Run a job again that has failed; it is written down',
  allow,
  params: Type.Object({ id: Id }),
  audit: 'always',
})
