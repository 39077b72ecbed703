import { transact } from '../../database/transact.ts'
import {
  acceptProposal,
  listProposals,
  setProposalState,
} from '../../drafting/proposals/example-proposals.ts'
import { enqueueProposalSearch } from '../../drafting/proposals/enqueue-proposal-search.ts'
import { createStoreHandler } from '../store-handler.ts'
import { createSuccess, refuseTooManyRequests, refuseCall } from '../call-handler.ts'
import { toExampleActionContext, unfitExampleRefusals } from './examples.ts'
import { refuseAboveQuota } from './policies.ts'

const refuseUnknownProposal = () => refuseCall(404, 'This proposal does not exist any more.')

/** GET /v1/example-proposals: the oldest first. */
export const listExampleProposals = createStoreHandler<'exampleProposals'>(async ({ services, store }) =>
  createSuccess(await listProposals(services.db, store.id)),
)

/** POST /v1/example-proposals/search. */
export const findExampleProposals = createStoreHandler<'findExampleProposals'>(
  async ({ services, store }) => {
    const { db, limits } = services
    const wait = await limits.take(['proposalStore', store.id])
    if (wait) return refuseTooManyRequests(wait)
    await transact(db, (tx) => enqueueProposalSearch(tx, store.id))
    return createSuccess({ ...(await listProposals(db, store.id)), is_searching: true })
  },
  'knowledge',
)

/** POST /v1/example-proposals/{id}/accept. */
export const acceptExampleProposal = createStoreHandler<'acceptExampleProposal'>(async (context) => {
  const { services, id, input } = context
  const accepted = await acceptProposal(services.db, toExampleActionContext(context), id, input)
  if (accepted.kind === 'full') return refuseAboveQuota(accepted)
  if (accepted.kind === 'unfit') return unfitExampleRefusals[accepted.why]
  return accepted.kind === 'accepted' ? createSuccess(accepted.example) : refuseUnknownProposal()
}, 'knowledge')

/** PATCH /v1/example-proposals/{id}. */
export const updateExampleProposal = createStoreHandler<'updateExampleProposal'>(
  async ({ services, input, id, store }) => {
    const isChanged = await setProposalState(services.db, store.id, id, input.state)
    if (!isChanged) return refuseUnknownProposal()
    return createSuccess({
      message: input.state === 'dismissed' ? 'The proposal is dismissed.' : 'The proposal is back.',
    })
  },
  'knowledge',
)
