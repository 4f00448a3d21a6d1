import { ManageExhibitor } from '#domain/exhibitors/web/manage-exhibitor.tsx'
import { FirmPeople } from '../firm/firm-people.tsx'

/** An exhibitor as its organizer keeps it, with its people. */
export default function ExhibitorManagePage() {
  return <ManageExhibitor more={firm => <FirmPeople firm={firm} level={2} />} />
}
