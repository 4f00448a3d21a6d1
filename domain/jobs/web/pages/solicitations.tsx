import { Desk } from '../applications/desk/desk.tsx'
import { useDesk } from '../applications/desk/use-desk.ts'
import { ModuleOff } from '../module-off.tsx'

/** The recruiter’s desk: the applications for an offer or for all, each read and answered beside the list. */
export default function SolicitationsPage() {
  const desk = useDesk()
  if (!desk.fair.isUsingJobModule) return <ModuleOff />
  return <Desk key={desk.job ?? 0} desk={desk} />
}
