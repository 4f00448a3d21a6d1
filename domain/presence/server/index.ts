import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { choosePresence, ownPresence, presentPeople } from '../contract/presence.ts'
import { walkers } from '../contract/walkers.ts'
import { readChoice, setChoice } from './choice.ts'
import { Connections } from './connections.ts'
import { personNews } from './person-news.ts'
import { presencePersonalData } from './personal-data.ts'
import { listPresentPeople } from './present-people.ts'
import { callingTopic, statusTopic } from './subscriptions.ts'
import { presenceTopic } from './topic.ts'
import { readWalkers, walkerNews, walkerTopic } from './walkers.ts'

export const presenceDomain: DomainServer = {
  resources: [],
  handlers: [
    handle(presentPeople, ({ query }, context) => listPresentPeople(query, context)),
    handle(ownPresence, (_call, context) => readChoice(context)),
    handle(choosePresence, ({ body }, context) => setChoice(body, context)),
    handle(walkers, ({ query }, context) => readWalkers(query.fair, context)),
  ],
  topics: [presenceTopic, walkerTopic, statusTopic, callingTopic],
  streams: ({ database }) => new Connections(database),
  news: [personNews, walkerNews],
  personalData: presencePersonalData,
}

export { isHiddenFrom, isInPlace, peopleInPlace, presenceStatus } from './person-status.ts'
export { beginTalk, endTalk } from './talks.ts'
