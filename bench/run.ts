/** npm run bench [-- --keep] [name …]: measures all figures, or those named; `--keep` writes them to RESULTS.md. */

import { ownAgenda } from './agenda.ts'
import { fullAuditorium } from './auditorium.ts'
import { betweenServers } from './between-servers.ts'
import { cachedLists } from './cached-lists.ts'
import { cvRead } from './cv-read.ts'
import { cvSearch } from './cv-search.ts'
import { drawnHall } from './drawn-hall.ts'
import { engineViewers } from './engine-viewers.ts'
import { firmsList } from './firms-list.ts'
import { hubStreams } from './hub.ts'
import { hubCrowd } from './hub-crowd.ts'
import { leadsList } from './leads.ts'
import { lensFrames } from './lens.ts'
import { lighthouseMarks } from './lighthouse.ts'
import { loginAlike } from './login-alike.ts'
import { lostClients } from './lost-clients.ts'
import { embeddedMemory } from './memory.ts'
import { agedMigrations } from './migrations.ts'
import { offersList } from './offers-list.ts'
import { openingHours } from './opening-hour.ts'
import { pageCost } from './page-cost.ts'
import { pageWeight } from './page-weight.ts'
import { peopleOfFair } from './people.ts'
import { peopleList } from './people-list.ts'
import { programDays } from './program-day.ts'
import { programmeImport } from './programme-import.ts'
import { longQueue } from './queue.ts'
import { realDay } from './real-day.ts'
import { resourceCost } from './resource-cost.ts'
import { type Group, keepResult, loadNow, printed } from './results.ts'
import { searchedWords } from './search.ts'
import { secondStart } from './second-start.ts'
import { slowClients } from './slow-clients.ts'
import { slowWebhooks } from './slow-receiver.ts'
import { votedStage } from './stage.ts'
import { statBeside } from './stat-beside.ts'
import { statCreate } from './stat-create.ts'
import { statFigures } from './stat-figures.ts'
import { statPages } from './stat-pages.ts'

const all: Record<string, () => Promise<Group>> = {
  'firms-list': firmsList,
  'people-list': peopleList,
  'offers-list': offersList,
  'cv-search': cvSearch,
  'cv-read': cvRead,
  leads: leadsList,
  'programme-import': programmeImport,
  'program-day': programDays,
  agenda: ownAgenda,
  'real-day': realDay,
  search: searchedWords,
  'page-weight': pageWeight,
  'page-cost': pageCost,
  'drawn-hall': drawnHall,
  lens: lensFrames,
  'cached-lists': cachedLists,
  'opening-hour': openingHours,
  memory: embeddedMemory,
  'second-start': secondStart,
  migrations: agedMigrations,
  hub: hubStreams,
  'hub-crowd': hubCrowd,
  'lost-clients': lostClients,
  people: peopleOfFair,
  queue: longQueue,
  stage: votedStage,
  auditorium: fullAuditorium,
  'engine-viewers': engineViewers,
  'between-servers': betweenServers,
  'slow-clients': slowClients,
  'slow-receiver': slowWebhooks,
  'login-alike': loginAlike,
  lighthouse: lighthouseMarks,
  'resource-cost': resourceCost,
  'stat-create': statCreate,
  'stat-figures': statFigures,
  'stat-beside': statBeside,
  'stat-pages': statPages,
}

const words = process.argv.slice(2)
const isKept = words.includes('--keep')
const asked = words.filter(word => word !== '--keep')
const unknown = asked.filter(name => !all[name])
if (unknown.length) {
  console.error(`There is no ${unknown.join(', ')}. There is: ${Object.keys(all).join(', ')}.`)
  process.exit(1)
}

let isMissed = false
for (const [name, measure] of Object.entries(all)) {
  if (asked.length && !asked.includes(name)) continue
  const load = loadNow()
  const group = await measure()
  console.log(printed(group))
  if (isKept) keepResult(group, load)
  if (group.figures.some(({ holds }) => holds === false)) isMissed = true
}
process.exit(isMissed ? 1 : 0)
