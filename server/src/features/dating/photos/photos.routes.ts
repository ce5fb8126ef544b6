import { photosCalls } from '@ndoa/contract/dating/photos'
import { calls, ok } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { openProfile } from '../safety/index.ts'
import { grantsOf } from './photo-grants.queries.ts'
import { grantPhotos, revokePhotos } from './photo-grants.rules.ts'
import { chooseMainPhoto, deletePhoto, reorderPhotos, uploadPhoto } from './photos.rules.ts'
import { ownPhotos, viewedPhotos } from './photos.views.ts'
import { wordsIn } from './words.ts'

const routes = calls(photosCalls)

export const photosRoutes = {
  contract: photosCalls,
  handlers: {
    getPhotos: routes.getPhotos.handler(async ({ context: { app, viewer } }) =>
      ok(await ownPhotos(app, viewer.id)),
    ),
    getUserPhotos: routes.getUserPhotos.handler(async ({ input, context: { app, viewer } }) => {
      const { user_id } = input
      const [photos] = await Promise.all([
        viewedPhotos(app, viewer.id, [user_id]),
        user_id !== viewer.id && openProfile(app, viewer.id, user_id),
      ])
      const viewed = photos.get(user_id)
      if (!viewed) throw fail('request.not_found')
      return ok(viewed.photos)
    }),
    uploadPhoto: routes.uploadPhoto.handler(async ({ input, context: { app, viewer } }) => {
      const { user_id } = input
      if (user_id !== undefined && user_id !== viewer.id) throw fail('accounts.signed_in_as_another')
      const id = await uploadPhoto(app, viewer.id, input)
      const photo = (await ownPhotos(app, viewer.id)).find((photo) => photo.id === id)
      if (!photo) throw fail('request.not_found') // deleted from another tab at the same moment
      return ok(photo, wordsIn(viewer.language).uploaded)
    }),
    deletePhoto: routes.deletePhoto.handler(async ({ input, context: { app, viewer } }) => {
      await deletePhoto(app, viewer.id, input.photo_id)
      return ok(await ownPhotos(app, viewer.id), wordsIn(viewer.language).deleted)
    }),
    reorderPhotos: routes.reorderPhotos.handler(async ({ input, context: { app, viewer } }) => {
      await reorderPhotos(app, viewer.id, input.photo_ids)
      return ok(await ownPhotos(app, viewer.id), wordsIn(viewer.language).reordered)
    }),
    setMainPhoto: routes.setMainPhoto.handler(async ({ input, context: { app, viewer } }) => {
      await chooseMainPhoto(app, viewer.id, input.photo_id)
      return ok(await ownPhotos(app, viewer.id), wordsIn(viewer.language).mainChosen)
    }),
    grantPhotos: routes.grantPhotos.handler(async ({ input, context: { app, viewer } }) => {
      await grantPhotos(app, viewer.id, input.user_id)
      return ok(null)
    }),
    revokePhotos: routes.revokePhotos.handler(async ({ input, context: { app, viewer } }) => {
      await revokePhotos(app, viewer.id, input.user_id)
      return ok(null)
    }),
    getPhotoGrants: routes.getPhotoGrants.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await grantsOf(app.db, viewer.id))
    }),
  },
}
