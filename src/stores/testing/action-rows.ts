import type { CallName } from '@draftdesk/contract'
import { sampleText as id } from '@draftdesk/contract/testing'
import {
  accountDeletionMessages,
  accountMessages,
  absenceMessages,
  inviteMessages,
  notificationSettingsMessages,
  peopleMessages,
  signInMessages,
} from '../../islands/accounts/words.ts'
import { deletionBannerMessages as bannerMessages } from '../../islands/shell/deletion/words.ts'
import { savedReplyWords, tagWords, composerWords } from '../../islands/mail/words.ts'
import {
  customerDataMessages,
  storeDeletionMessages,
  draftingSettingsMessages,
  retentionMessages,
  settingsMessages,
  tagMessages,
} from '../../islands/settings/words.ts'
import {
  exampleFormMessages,
  exampleMessages,
  proposalMessages,
  replyActionMessages,
  replyFileMessages,
} from '../../islands/examples/words.ts'
import {
  forgotPasswordMessages,
  signinMessages,
  signupMessages,
  verifyEmailMessages,
} from '../../islands/auth/words.ts'
import { integrationMessages, mailboxSyncMessages } from '../../islands/integrations/words.ts'
import type {
  createMailSyncState,
  SyncChangeName,
} from '../../islands/integrations/mailbox/mail-sync-state.ts'
import { twoStepMessages } from '../../islands/two-step/words.ts'
import {
  gapMessages,
  learnedQuestionMessages,
  policyFormMessages,
  policyMessages,
  suggestionMessages,
} from '../../islands/policies/words.ts'
import { identityProofMessages } from '../../messages/identity-proof.ts'
import { notificationMessages } from '../../messages/notifications.ts'
import { replayMessages } from '../../messages/replays.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { selectStoreMessages } from '../../messages/select-store.ts'
import { headerMessages } from '../../messages/shell.ts'
import type { Member } from '../../islands/accounts/view.ts'
import type { openPage } from './open-page.ts'

type TestPage = Awaited<ReturnType<typeof openPage>>

/** An action of a store, with its call and its error message. Null if it has no message of its own. */
export interface ActionRow {
  readonly file: string
  readonly action: string
  readonly run: (actions: Actions, page: TestPage) => unknown
  readonly asks: CallName
  readonly words: string | null
  /** The action leaves the page after success. */
  readonly leaves?: boolean
}

/** A passkey that answers at once. */
const promptNothing = () => Promise.resolve('{}')

/** The exports of the file of a row. */
export type Actions = Readonly<Record<string, (...given: unknown[]) => unknown>>

type Row = readonly [action: string, given: (page: TestPage) => readonly unknown[], CallName, string | null]

const createActionRows = (file: string, leaving: readonly string[], rows: readonly Row[]): ActionRow[] =>
  rows.map(([action, given, asks, words]) => ({
    ...{ file, action, asks, words, leaves: leaving.includes(action) },
    run: (actions, page) => actions[action]?.(...given(page)),
  }))

const createMailSyncRow = (change: SyncChangeName, value: string, asks: CallName): ActionRow => ({
  file: 'src/islands/integrations/mailbox/mail-sync-state.ts',
  action: 'createMailSyncState',
  run: (actions, { call }) => {
    const create = actions['createMailSyncState'] as typeof createMailSyncState
    return create(null, call).change(change, value)
  },
  asks,
  words: mailboxSyncMessages.failed,
})

const sampleEntry = { id, version: 1, isOn: true }
const replyActions = { assigns_sender: true, tag_ids: [], snooze_days: null, resolves: false }
const sampleTag = { id, name: 'Return', color: 'red' }
const sampleReply = { to: '', cc: '', subject: '', body: 'Hello' }
const sampleFile = new File(['x'], 'x.txt')
const sampleMember: Member = {
  ...{ id, title: 'Ada', first_name: 'Ada', last_name: '', email: 'a@b.c', profile_image: null },
  ...{ image: undefined, role: 'agent', created_at: '', can_give: [], can_remove: true },
}
const draftingFields = {
  ...{
    tone: 'friendly',
    length: 'short',
    language: '',
    guardrails: '',
    never: '',
    url: '',
    name: '',
    key: '',
  },
  ...{ month_tokens: '', price_in: '', price_out: '' },
}
const noDays = { resolved: null, archived: null, spam: null, activity: null }
const switches = { isOn: true, isMasked: true, usesModel: false }
const passwords = { newPassword: 'x', confirmPassword: 'x' }
const samplePerson = { firstName: 'A', lastName: 'B', email: 'a@b.c', password: 'x', confirmPassword: 'x' }
const failedText = integrationMessages.failed
const { changeFailed } = peopleMessages

/** The actions of the stores. Actions without a call have their own `tests`. */
export const actionCases: readonly ActionRow[] = [
  ...createActionRows(
    'src/islands/shell/identity/actions.ts',
    [],
    [
      ['proveIdentity', ({ call }) => ['x', call], 'proveIdentity', identityProofMessages.failed],
      ['sendProofCodeByMail', ({ call }) => [call], 'sendProofCode', identityProofMessages.codeFailed],
      [
        'proveIdentityByPasskey',
        ({ call }) => [call, promptNothing],
        'beginPasskeyProof',
        identityProofMessages.failed,
      ],
      [
        'proveIdentityByPasskey',
        ({ call }) => [call, promptNothing],
        'provePasskey',
        identityProofMessages.failed,
      ],
    ],
  ),
  ...createActionRows(
    'src/islands/accounts/actions.ts',
    ['saveName', 'savePicture', 'removePicture', 'deleteAccount'],
    [
      ['saveName', ({ call }) => [id, 'A', 'B', call], 'updateUser', accountMessages.failed],
      ['savePicture', ({ send }) => [id, sampleFile, send], 'uploadPicture', accountMessages.failed],
      ['removePicture', ({ call }) => [id, call], 'deletePicture', accountMessages.failed],
      [
        'changePassword',
        ({ call }) => [id, { current: 'x', next: 'y' }, call],
        'changePassword',
        accountMessages.passwordFailed,
      ],
      ['deleteAccount', ({ call }) => ['x', call], 'deleteAccount', accountDeletionMessages.failed],
    ],
  ),
  ...createActionRows(
    'src/islands/auth/actions.ts',
    ['signUp'],
    [
      ['signUp', ({ auth }) => [samplePerson, auth], 'signUp', signupMessages.failed],
      ['verifyEmail', ({ auth }) => ['a@b.c', '1', auth], 'verifyEmail', verifyEmailMessages.failed],
      ['resendCode', ({ auth }) => ['a@b.c', auth], 'resendCode', verifyEmailMessages.resendFailed],
      ['forgotPassword', ({ auth }) => ['a@b.c', auth], 'forgotPassword', forgotPasswordMessages.failed],
      [
        'resetPassword',
        ({ auth }) => [{ resetToken: 'x', ...passwords }, auth],
        'resetPassword',
        resetPasswordMessages.failed,
      ],
    ],
  ),
  ...createActionRows(
    'src/islands/mail/composer/send-replies.ts',
    [],
    [
      ['saveDraft', ({ call }) => [id, 1, sampleReply, call], 'updateDraft', composerWords.failed],
      [
        'attachFile',
        ({ send }) => [id, sampleFile, () => undefined, send],
        'addDraftFile',
        composerWords.failed,
      ],
      ['discardEmptyDraft', ({ call }) => [id, call], 'discardDraft', null],
      ['sendReply', ({ call }) => [id, 1, id, call], 'sendDraft', composerWords.sendFailed],
      [
        'undoReplySend',
        ({ call }) => [id, { again: () => undefined, address: '/here' }, call],
        'undoSend',
        composerWords.undoFailed,
      ],
    ],
  ),
  ...createActionRows(
    'src/islands/settings/tag-actions.ts',
    [],
    [
      ['createColoredTag', ({ call }) => ['Return', 'red', call], 'createTag', tagMessages.failed],
      [
        'saveTag',
        ({ call }) => [sampleTag, { name: 'Return', color: 'red' }, call],
        'updateTag',
        tagMessages.failed,
      ],
      ['mergeTag', ({ call }) => [sampleTag, sampleTag, call], 'mergeTag', tagMessages.failed],
      ['deleteTag', ({ call }) => [sampleTag, call], 'deleteTag', tagMessages.failed],
      ['restoreTag', ({ call }) => [sampleTag, call], 'restoreTag', tagMessages.failed],
    ],
  ),
  ...createActionRows(
    'src/islands/mail/tags/tag-edits.ts',
    [],
    [['createTag', ({ call }) => ['Return', call], 'createTag', tagWords.failed]],
  ),
  ...createActionRows(
    'src/islands/examples/actions.ts',
    [],
    [
      ['switchExample', ({ call }) => [sampleEntry, call], 'updateExample', exampleMessages.changeFailed],
      ['deleteExample', ({ call }) => [id, call], 'deleteExample', exampleMessages.changeFailed],
      ['restoreExample', ({ call }) => [id, call], 'restoreExample', exampleMessages.changeFailed],
      [
        'updateSavedReplyActions',
        ({ call }) => [{ id, version: 1 }, replyActions, call],
        'updateExample',
        replyActionMessages.failed,
      ],
      [
        'addSavedReplyFile',
        ({ send }) => [id, new File(['x'], 'x.pdf'), send],
        'addExampleFile',
        replyFileMessages.failed('x.pdf'),
      ],
      [
        'removeSavedReplyFile',
        ({ call }) => [{ id, name: 'x.pdf', type: 'text/plain', bytes: 1 }, call],
        'removeExampleFile',
        replyFileMessages.removeFailed('x.pdf'),
      ],
      ['startProposalSearch', ({ call }) => [call], 'findExampleProposals', proposalMessages.findFailed],
      [
        'acceptProposal',
        ({ call }) => [id, { title: 'x', question: 'x', answer: 'x' }, call],
        'acceptExampleProposal',
        proposalMessages.acceptFailed,
      ],
      ['dismissProposal', ({ call }) => [id, call], 'updateExampleProposal', proposalMessages.dismissFailed],
      ['restoreProposal', ({ call }) => [id, call], 'updateExampleProposal', proposalMessages.undoFailed],
      ['loadExamples', ({ call }) => ['x', call], 'examples', exampleMessages.listFailed],
      [
        'saveExample',
        ({ call }) => [{ title: 'x', question: 'x', answer: 'x' }, undefined, call],
        'createExample',
        exampleFormMessages.failed,
      ],
    ],
  ),
  ...createActionRows(
    'src/islands/mail/recipients/actions.ts',
    [],
    [['findRecipients', ({ call }) => ['ann', call], 'recipients', null]],
  ),
  ...createActionRows(
    'src/islands/mail/saved-replies/remove-draft-reply-actions.ts',
    [],
    [['removeDraftReplyActions', ({ call }) => [id, call], 'dropDraftActions', savedReplyWords.dropFailed]],
  ),
  ...createActionRows(
    'src/islands/mail/saved-replies/actions.ts',
    [],
    [
      ['findSavedReplies', ({ call }) => ['late', id, call], 'savedReplies', savedReplyWords.failed],
      [
        'fetchFilledSavedReply',
        ({ call }) => [id, id, call],
        'insertSavedReply',
        savedReplyWords.insertFailed,
      ],
      [
        'createSavedReply',
        ({ call }) => [{ title: 'x', answer: 'x', isPersonal: true }, call],
        'createExample',
        savedReplyWords.saveFailed,
      ],
    ],
  ),
  ...createActionRows(
    'src/islands/integrations/actions.ts',
    [],
    [
      ['linkMailbox', ({ call }) => [{}, call], 'linkMailbox', failedText],
      ['linkShop', ({ call }) => [{}, call], 'linkShop', failedText],
      ['testMailbox', ({ call }) => [call], 'testMailbox', failedText],
      ['testShop', ({ call }) => [call], 'testShop', failedText],
      ['unlinkAccount', ({ call }) => ['shop', call], 'unlinkShop', failedText],
      ['unlinkAccount', ({ call }) => ['mailbox', call], 'unlinkMailbox', failedText],
      ['saveNoShopReason', ({ call }) => ['later', call], 'chooseShop', failedText],
    ],
  ),
  createMailSyncRow('sync-now', '', 'syncNow'),
  createMailSyncRow('sync-window', '30', 'changeMailSync'),
  ...createActionRows(
    'src/stores/languages.ts',
    [],
    [
      ['loadLanguages', ({ call }) => [call], 'languages', headerMessages.languagesFailed],
      [
        'saveDefaultLanguage',
        ({ call }) => [id, { code: 'de', name: 'Deutsch' }, call],
        'updateUser',
        headerMessages.languageFailed,
      ],
    ],
  ),
  ...createActionRows(
    'src/stores/calls/contradictions.ts',
    [],
    [['findSavedContradictions', ({ call }) => [{ kind: 'policy', id }, call], 'policyContradictions', null]],
  ),
  ...createActionRows(
    'src/stores/calls/replay-change.ts',
    [],
    [
      [
        'replayChange',
        ({ call }) => [{}, () => undefined, new AbortController().signal, call],
        'startReplay',
        replayMessages.failed,
      ],
    ],
  ),
  ...createActionRows(
    'src/islands/shell/palette/actions.ts',
    [],
    [['findConversations', ({ call }) => ['x', new AbortController().signal, call], 'threads', null]],
  ),
  ...createActionRows(
    'src/islands/accounts/actions.ts',
    ['leaveStore'],
    [
      ['changeMemberRole', ({ call }) => [sampleMember, 'agent', call], 'updateMember', changeFailed],
      ['removeMember', ({ call }) => [id, call], 'removeMember', changeFailed],
      ['restoreMember', ({ call }) => [id, 'x', call], 'restoreMember', changeFailed],
      ['leaveStore', ({ call }) => [id, call], 'removeMember', changeFailed],
      ['sendInvite', ({ call }) => ['a@b.c', 'agent', call], 'createInvite', inviteMessages.failed],
      ['resendInvite', ({ call }) => [id, call], 'resendInvite', inviteMessages.failed],
      ['revokeInvite', ({ call }) => [id, call], 'revokeInvite', inviteMessages.failed],
      ['restoreInvite', ({ call }) => [id, call], 'restoreInvite', inviteMessages.failed],
    ],
  ),
  ...createActionRows(
    'src/islands/auth/sign-in-actions.ts',
    ['signIn', 'signInWithCode', 'signInWithPasskey'],
    [
      [
        'signIn',
        ({ auth }) => [{ email: 'a@b.c', password: 'x' }, { returnTo: '/', codeAddress: '/' }, auth],
        'signIn',
        signinMessages.failed,
      ],
      [
        'signInWithCode',
        ({ auth }) => ['123456', { returnTo: '/', signInAgain: '/' }, auth],
        'signInWithCode',
        signinMessages.failed,
      ],
      [
        'signInWithPasskey',
        ({ auth }) => [{ returnTo: '/', signInAgain: '/' }, auth, promptNothing],
        'beginPasskeySignIn',
        signinMessages.failed,
      ],
    ],
  ),
  ...createActionRows(
    'src/islands/two-step/passkey-actions.ts',
    ['renamePasskey', 'removePasskey'],
    [
      ['addPasskey', ({ call }) => ['x', call, promptNothing], 'beginPasskey', twoStepMessages.failed],
      ['renamePasskey', ({ call }) => [id, 'x', '/here', call], 'renamePasskey', twoStepMessages.failed],
      ['removePasskey', ({ call }) => [id, '/here', call], 'removePasskey', twoStepMessages.failed],
    ],
  ),
  ...createActionRows(
    'src/islands/two-step/actions.ts',
    ['turnOffTwoStep'],
    [
      ['beginTwoStepSetUp', ({ call }) => ['x', call], 'beginTwoStep', twoStepMessages.failed],
      ['confirmTwoStepSetUp', ({ call }) => ['123456', call], 'confirmTwoStep', twoStepMessages.failed],
      ['renewRecoveryCodes', ({ call }) => ['123456', call], 'renewRecoveryCodes', twoStepMessages.failed],
      [
        'turnOffTwoStep',
        ({ call }) => [{ password: 'x', code: '123456' }, '/here', call],
        'endTwoStep',
        twoStepMessages.failed,
      ],
    ],
  ),
  ...createActionRows(
    'src/islands/policies/actions.ts',
    [],
    [
      ['switchPolicy', ({ call }) => [sampleEntry, call], 'updatePolicy', policyMessages.changeFailed],
      [
        'loadMoreLearnedQuestions',
        ({ call }) => [id, 'x', call],
        'learnedQuestions',
        learnedQuestionMessages.listFailed,
      ],
      [
        'removeLearnedQuestion',
        ({ call }) => [id, call],
        'deleteLearnedQuestion',
        learnedQuestionMessages.changeFailed,
      ],
      [
        'restoreLearnedQuestion',
        ({ call }) => [id, call],
        'restoreLearnedQuestion',
        learnedQuestionMessages.changeFailed,
      ],
      [
        'setSuggestionState',
        ({ call }) => [id, 'dismissed', call],
        'updateEditSuggestion',
        suggestionMessages.failed,
      ],
      ['dismissGap', ({ call }) => [id, call], 'updateGap', gapMessages.failed],
      ['deletePolicy', ({ call }) => [id, call], 'deletePolicy', policyMessages.changeFailed],
      ['restorePolicy', ({ call }) => [id, call], 'restorePolicy', policyMessages.changeFailed],
      ['loadPolicies', ({ call }) => ['x', call], 'policies', policyMessages.listFailed],
      [
        'savePolicy',
        ({ call }) => [{ title: 'x', text: 'x' }, undefined, call],
        'createPolicy',
        policyFormMessages.failed,
      ],
      [
        'uploadPolicy',
        ({ send }) => [sampleFile, () => undefined, send],
        'uploadPolicy',
        policyMessages.uploadFailed('x.txt'),
      ],
    ],
  ),
  ...createActionRows(
    'src/islands/settings/actions.ts',
    ['saveGeneralSettings', 'deleteStore'],
    [
      [
        'saveGeneralSettings',
        ({ call }) => [{ name: 'x' }, 1, call],
        'updateSettings',
        settingsMessages.failed,
      ],
      ['previewRetention', ({ call }) => [noDays, call], 'previewRetention', retentionMessages.failed],
      ['saveRetention', ({ call }) => [noDays, 1, call], 'updateRetention', retentionMessages.failed],
      ['deleteStore', ({ call }) => ['x', call], 'deleteStore', storeDeletionMessages.failed],
      ['saveReplySettings', ({ call }) => [{}, 1, call], 'updateSettings', settingsMessages.failed],
    ],
  ),
  ...createActionRows(
    'src/islands/settings/actions.ts',
    [],
    [
      [
        'testModel',
        ({ call }) => [{ url: 'https://model.test', name: 'x', key: 'k' }, call],
        'testModel',
        draftingSettingsMessages.testFailed,
      ],
      [
        'saveDraftingSettings',
        ({ call }) => [draftingFields, switches, 1, call],
        'updateDraftingSettings',
        draftingSettingsMessages.failed,
      ],
      [
        'exportCustomerData',
        ({ call }) => ['a@b.c', call, () => undefined],
        'exportCustomer',
        customerDataMessages.failed,
      ],
      ['eraseCustomer', ({ call }) => ['a@b.c', call], 'eraseCustomer', customerDataMessages.failed],
      ['closeCustomerRequest', ({ call }) => [id, call], 'closeCustomerRequest', customerDataMessages.failed],
    ],
  ),
  ...createActionRows(
    'src/islands/accounts/actions.ts',
    [],
    [
      ['saveAwayDays', ({ call }) => [{ from: '', until: '' }, call], 'setAway', absenceMessages.failed],
      ['endSignIn', ({ call }) => [id, call], 'endSignIn', signInMessages.failed],
      ['endOtherSignIns', ({ call }) => [call], 'endOtherSignIns', signInMessages.failed],
      [
        'saveNotificationSettings',
        ({ call }) => [{ kinds: {}, mail_minutes: 60 }, call],
        'updateNotificationSettings',
        notificationSettingsMessages.failed,
      ],
      [
        'addPushBrowser',
        ({ call }) => [{ endpoint: 'https://a.b/c', p256dh: 'p', auth: 'a' }, call],
        'addPushBrowser',
        notificationSettingsMessages.pushFailed,
      ],
      [
        'removePushBrowser',
        ({ call }) => [id, call],
        'removePushBrowser',
        notificationSettingsMessages.failed,
      ],
    ],
  ),
  ...createActionRows(
    'src/stores/notifications.ts',
    [],
    [
      ['loadNotifications', ({ call }) => [call], 'notifications', null],
      ['markNotificationsSeen', ({ call }) => [{}, call], 'seeNotifications', notificationMessages.seeFailed],
    ],
  ),
  ...createActionRows(
    'src/islands/shell/deletion/actions.ts',
    ['cancelDeletion'],
    [
      ['cancelDeletion', ({ call }) => ['store', call], 'cancelStoreDeletion', bannerMessages.failed],
      ['cancelDeletion', ({ call }) => ['account', call], 'cancelAccountDeletion', bannerMessages.failed],
    ],
  ),
  ...createActionRows(
    'src/stores/own-stores.ts',
    ['switchStore'],
    [
      ['loadOwnStores', ({ call }) => [call], 'stores', headerMessages.storesFailed],
      ['switchStore', ({ call }) => [id, call], 'switchStore', headerMessages.switchFailed],
    ],
  ),
  ...createActionRows(
    'src/islands/auth/actions.ts',
    ['createStore'],
    [['createStore', ({ call }) => ['x', call], 'createStore', selectStoreMessages.createFailed]],
  ),
]
