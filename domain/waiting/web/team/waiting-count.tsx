import { useStaffedQueues } from './use-staffed-queues.ts'

/** In a menu: how many wait at one’s booths. */
export default function WaitingCount() {
  const count = useStaffedQueues().reduce((sum, { waiting }) => sum + waiting, 0)
  return count > 0 ? count : null
}
