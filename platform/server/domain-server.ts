import type { EventType } from '#platform/contract/event.ts'
import type { ActSource } from './acts.ts'
import type { ChatRoomUse } from './chat-room-use.ts'
import type { ChecklistPart } from './checklist.ts'
import type { ClockPart } from './clock-part.ts'
import type { Companion } from './companion.ts'
import type { CopyPart } from './copy/copy-part.ts'
import type { CountedResource } from './counted.ts'
import type { DashboardPart } from './dashboard.ts'
import type { Subscriber } from './events/subscriber.ts'
import type { FileUse } from './files/file-use.ts'
import type { FirmFigureSource } from './firm-figures.ts'
import type { Handler } from './http/endpoint-routes.ts'
import type { NewsSource } from './hub/news.ts'
import type { StreamWatch } from './hub/stream-watch.ts'
import type { Topic } from './hub/topic.ts'
import type { DeclaredMail } from './mail/mail-kind.ts'
import type { MergedColumns } from './merged-firms.ts'
import type { NamedInWords } from './names.ts'
import type { NotificationKind } from './notification-kind.ts'
import type { PersonalData } from './personal-data.ts'
import type { JobHandler } from './queue/job.ts'
import type { Implementation } from './resource/registry.ts'
import type { RoomUse } from './room-use.ts'
import type { SearchSource } from './search/search-source.ts'
import type { Services } from './services.ts'
import type { TransferPart } from './transfer/transfer-part.ts'
import type { TrashPart } from './trash/trash-part.ts'

/** The public face of a domain's server: all that the rest of the product has to know of it. */
export type DomainServer = {
  resources: Implementation[]
  handlers: Handler[]
  /** What it keeps of people, and what becomes of it when one of them is erased. */
  personalData?: readonly PersonalData[]
  /** What files it takes, and who reads them. */
  fileUses?: readonly FileUse[]
  /** Whose changes open pages are told of, and who may hear them. */
  topics?: readonly Topic[]
  /** What open pages are told in full, since all who hear it may know it. */
  news?: readonly NewsSource[]
  /** What it makes of the streams that open pages hold. */
  streams?: (services: Services) => StreamWatch
  /** Servers beside ours that it works with; none where none is configured. */
  companions?: (services: Services) => readonly Companion[]
  /** In what rooms people see and hear each other by it, and who stays there. */
  rooms?: readonly RoomUse[]
  /** Which of its records have chat rooms, and who is in them. */
  chatRooms?: readonly ChatRoomUse[]
  /** What it keeps that goes to the trash with a record of another domain, and comes back with it. */
  trash?: readonly TrashPart[]
  /** What becomes of what it keeps of a firm that is merged into another. */
  mergedFirms?: readonly MergedColumns[]
  /** What of it a fair has that is made after another. */
  copies?: readonly CopyPart[]
  /** What of it is kept by the hour where a fair is, and goes with that to another time zone. */
  clocks?: readonly ClockPart[]
  /** What of it goes along when a fair is taken to another server; all else stays. */
  transfers?: readonly TransferPart[]
  /** What its parts of a fair are called when they have been taken in. */
  partNames?: readonly NamedInWords[]
  /** What mails it sends, and their standard words. */
  mails?: readonly DeclaredMail[]
  /** What people are told of by it, each in their list, and its words. */
  notifications?: readonly NotificationKind[]
  /** What is still to be done before what people prepare can open. */
  checklist?: readonly ChecklistPart[]
  /** What those who run it see of it at a glance. */
  dashboard?: readonly DashboardPart[]
  /** Visits of what are counted, by nobody’s name. */
  counted?: readonly CountedResource[]
  /** What is told of each exhibitor beside its figures, in numbers alone. */
  firmFigures?: readonly FirmFigureSource[]
  /** What of it is found by words, each with its own rights. */
  search?: readonly SearchSource[]
  /** What can be done by its name, by those who run a fair. */
  acts?: readonly ActSource[]
  /** What it does in the background: when it is asked to (`handleJob`), or by the clock (`schedule`). */
  jobs?: (services: Services) => JobHandler[]
  /** What its jobs are called where operators see them. */
  jobNames?: readonly NamedInWords[]
  /** What it tells the domains after it. */
  events?: readonly EventType[]
  /** What it does when it hears of an event of a domain before it. */
  subscribers?: readonly Subscriber[]
}
