import { describeNotification, pathOfNotification, subjectOf } from '../describe.ts'
import type { NotificationFacts } from '../describe.ts'

/** Formats the JSON for the site's service worker (`public/push.js`). */
export const writePush = (id: string, facts: NotificationFacts): string =>
  JSON.stringify({
    title: describeNotification(facts),
    body: [subjectOf(facts), facts.store].filter(Boolean).join(' · '),
    path: pathOfNotification(facts),
    tag: id,
  })
