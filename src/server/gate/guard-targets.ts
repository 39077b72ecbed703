import type { GuardTargets } from '@draftdesk/auth-core/guard'
import { link } from '../../routes.ts'
import { authPages } from '../return-to.ts'

/** The redirect targets of the guard. */
export const guardTargets: GuardTargets = {
  signIn: link('signin'),
  adminSignIn: link('adminSignin'),
  home: link('home'),
  dashboard: link('dashboard'),
  selectStore: link('selectStore'),
  welcome: link('welcome'),
  policies: link('policies'),
  integration: link('integration'),
  twoStep: link('twoStep'),
  adminDashboard: link('adminDashboard'),
  badGateway: link('badGateway'),
  error: link('error'),
  authPages,
}
