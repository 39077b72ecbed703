import type { GuardTargets } from '@draftdesk/auth-core/guard'
import { buildLink } from '../../routes.ts'
import { authPagePaths } from '../return-to.ts'

export const guardTargets: GuardTargets = {
  signIn: buildLink('signin'),
  adminSignIn: buildLink('adminSignin'),
  home: buildLink('home'),
  dashboard: buildLink('dashboard'),
  selectStore: buildLink('selectStore'),
  welcome: buildLink('welcome'),
  policies: buildLink('policies'),
  integration: buildLink('integration'),
  twoStep: buildLink('twoStep'),
  adminDashboard: buildLink('adminDashboard'),
  badGateway: buildLink('badGateway'),
  error: buildLink('error'),
  authPages: authPagePaths,
}
