import { messagingPaths } from '../../contract/paths.ts'
import { useOwnStands } from './use-own-stands.ts'

/** Where somebody’s messages are: whoever works on a booth begins with its inbox. */
export const useMessagesPage = () =>
  useOwnStands().stands.length ? messagingPaths.standInbox : messagingPaths.userDirectMessages
