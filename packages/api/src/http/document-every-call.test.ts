import { calls } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRateLimits } from '../platform/rate-limits.ts'
import type { TestRequest } from '../testing/client.ts'
import { playAccountSteps } from '../testing/every-call/account.ts'
import { playAdminSteps } from '../testing/every-call/admin.ts'
import { playDraftingSteps } from '../testing/every-call/drafting.ts'
import { playDraftSteps } from '../testing/every-call/drafts.ts'
import { playKnowledgeSteps } from '../testing/every-call/knowledge.ts'
import { playConflictSteps } from '../testing/every-call/conflicts.ts'
import { playDeletionSteps } from '../testing/every-call/deletions.ts'
import { listLimitedInputs } from '../testing/every-call/limited.ts'
import { playIntegrationSteps } from '../testing/every-call/integrations.ts'
import { findCall } from '../testing/every-call/stage.ts'
import { playStoreSteps } from '../testing/every-call/store.ts'
import { playThreadSteps } from '../testing/every-call/threads.ts'
import { useWorld } from '../testing/every-call/world.ts'
import { createSampleInputs } from '../testing/files/sample.ts'

type Story = Record<CallName, () => Promise<unknown>>

const w = useWorld()
const { ask } = w

/** Each call with valid inputs. Other calls prepare the data. */
const story: Story = {
  ...playAccountSteps(w),
  ...playKnowledgeSteps(w),
  ...playIntegrationSteps(w),
  ...playThreadSteps(w),
  ...playDraftSteps(w),
  ...playStoreSteps(w),
  ...playDraftingSteps(w),
  ...playAdminSteps(w),
  // Runs last, because it deletes what other calls need.
  ...playDeletionSteps(w),
}

describe('the OpenAPI document', () => {
  test.each(Object.keys(story) as CallName[])('is what %s answers when it does its work', async (name) => {
    await story[name]()
  })
})

const stale: Partial<Story> = playConflictSteps(w)

describe('a 409', () => {
  const versioned = (Object.keys(calls) as CallName[]).filter((name) => findCall(name).isVersioned)

  test('is forced from every call that the document gives one', () => {
    expect(Object.keys(stale).sort()).toEqual(versioned.sort())
  })

  test.each(versioned)('of %s is as the document says', async (name) => {
    await stale[name]?.()
  })
})

const limited: Partial<Record<CallName, () => Promise<TestRequest>>> = listLimitedInputs(w)

describe('a 429 of a person who is signed in', () => {
  beforeAll(async () => {
    const { mailbox, shop } = await ask('integrations')
    if (!mailbox) await ask('linkMailbox', w.steps.mailboxLogin())
    if (!shop) await ask('linkShop', w.steps.shopLogin())
  })

  /** Runs a call while the first request already exceeds every limit. */
  async function withoutTries(act: () => Promise<unknown>): Promise<void> {
    const { services } = w.t.api
    const { limits, db, clock } = services
    Object.assign(services, { limits: createRateLimits(db, clock, 1e-9) })
    await act().finally(() => Object.assign(services, { limits }))
  }

  test.each(Object.keys(limited) as CallName[])('of %s is as the document says', async (name) => {
    const sending = await limited[name]?.()
    await withoutTries(() => ask(name, sending, 429))
  })

  test('comes from no other call', async () => {
    const found = new Set<CallName>()
    const signedIn = (Object.keys(calls) as CallName[]).filter((one) => findCall(one).token === 'required')
    await withoutTries(async () => {
      for (const name of signedIn)
        for (const sample of createSampleInputs(name, findCall(name)))
          for (const token of [w.owner.token, w.admin])
            if ((await w.t.send(name, { token, id: w.owner.id, input: sample })).status === 429)
              found.add(name)
    })
    expect([...found].filter((name) => !(name in limited))).toEqual([])
  })
})
