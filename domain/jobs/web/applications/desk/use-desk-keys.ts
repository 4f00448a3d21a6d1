export { useInboxKeys as useDeskKeys } from '#domain/messaging/web/inbox/use-inbox-keys.ts'
