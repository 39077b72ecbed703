import { transact } from '../../database/transact.ts'
import { acceptProposal, listProposals, setProposalState } from '../../drafting/proposals/decide-proposals.ts'
import { enqueueProposals } from '../../drafting/proposals/enqueue-search.ts'
import { inStore } from '../in-store.ts'
import { done, refuseBusy, refuseCall } from '../handler.ts'
import { toExampleAction, exampleRefusals } from './examples.ts'
import { refuseQuota } from './policies.ts'

const refuseUnknownProposal = () => refuseCall(404, 'This proposal does not exist any more.')

/** GET /v1/example-proposals: the oldest first. */
export const listExampleProposals = inStore<'exampleProposals'>(async ({ services, store }) =>
  done(await listProposals(services.db, store.id)),
)

/** POST /v1/example-proposals/search. */
export const findExampleProposals = inStore<'findExampleProposals'>(async ({ services, store }) => {
  const { db, limits } = services
  const wait = await limits.take(['proposalStore', store.id])
  if (wait) return refuseBusy(wait)
  await transact(db, (tx) => enqueueProposals(tx, store.id))
  return done({ ...(await listProposals(db, store.id)), is_searching: true })
}, 'knowledge')

/** POST /v1/example-proposals/{id}/accept. */
export const acceptExampleProposal = inStore<'acceptExampleProposal'>(async (context) => {
  const { services, id, input } = context
  const accepted = await acceptProposal(services.db, toExampleAction(context), id, input)
  if (accepted.kind === 'full') return refuseQuota(accepted)
  if (accepted.kind === 'unfit') return exampleRefusals[accepted.why]
  return accepted.kind === 'accepted' ? done(accepted.example) : refuseUnknownProposal()
}, 'knowledge')

/** PATCH /v1/example-proposals/{id}. */
export const updateExampleProposal = inStore<'updateExampleProposal'>(
  async ({ services, input, id, store }) => {
    const isChanged = await setProposalState(services.db, store.id, id, input.state)
    if (!isChanged) return refuseUnknownProposal()
    return done({
      message: input.state === 'dismissed' ? 'The proposal is dismissed.' : 'The proposal is back.',
    })
  },
  'knowledge',
)
