import { describeNotification, pathOfNotification, subjectOf } from '../describe.ts'
import type { NotificationFacts } from '../describe.ts'

/** The JSON that the service worker of the site shows (`public/push.js`). */
export const writePush = (id: string, facts: NotificationFacts): string =>
  JSON.stringify({
    title: describeNotification(facts),
    body: [subjectOf(facts), facts.store].filter(Boolean).join(' · '),
    path: pathOfNotification(facts),
    tag: id,
  })
