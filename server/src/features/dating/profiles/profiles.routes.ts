import { profilesCalls } from '@ndoa/contract/dating/profiles'
import { calls, ok } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { ownPhotos, viewedPhotos } from '../photos/index.ts'
import { openProfile } from '../safety/index.ts'
import { memberProfile, ownProfile, ownProfileAsOthers } from './member-profile.ts'
import { changePause } from './pause.ts'
import { updateOwnProfile, viewProfile } from './profiles.rules.ts'
import { wordsIn } from './words.ts'

const {
  getProfile,
  updateProfile,
  getProfileWithPhotos,
  recordProfileView,
  getProfileAsOthers,
  pauseProfile,
  resumeProfile,
} = calls(profilesCalls)

export const profilesRoutes = {
  contract: profilesCalls,
  handlers: {
    getProfile: getProfile.handler(async ({ input, context: { app, viewer } }) =>
      ok(
        input.user_id === viewer.id
          ? await ownProfile(app, viewer)
          : await memberProfile(app, viewer, input.user_id, input.looking_for_gender),
      ),
    ),
    updateProfile: updateProfile.handler(async ({ input, context: { app, viewer } }) => {
      if (input.query.user_id !== viewer.id) throw fail('request.denied')
      return ok(await updateOwnProfile(app, viewer, input.body))
    }),
    getProfileWithPhotos: getProfileWithPhotos.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id === viewer.id) {
        const main = (await ownPhotos(app, viewer.id)).find(({ is_primary }) => is_primary)
        return ok({ has_photo: Boolean(main), photo_url: main?.signed_url ?? null })
      }
      if ((await openProfile(app, viewer.id, input.user_id)) === 'none') throw fail('request.not_found')
      const main = (await viewedPhotos(app, viewer.id, [input.user_id])).get(input.user_id)?.photos[0]
      return ok({ has_photo: Boolean(main), photo_url: main?.signed_url ?? null })
    }),
    recordProfileView: recordProfileView.handler(async ({ input, context: { app, viewer } }) => {
      await viewProfile(app, viewer, input.user_id)
      return ok({})
    }),
    getProfileAsOthers: getProfileAsOthers.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await ownProfileAsOthers(app, viewer.id))
    }),
    pauseProfile: pauseProfile.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await changePause(app, viewer.id, true), wordsIn(viewer.language).paused)
    }),
    resumeProfile: resumeProfile.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await changePause(app, viewer.id, false), wordsIn(viewer.language).resumed)
    }),
  },
}
