import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { useProgressiveCount } from '../../../lib/screen/use-progressive-count.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CropStep } from './crop/crop-step.tsx'
import { PhotoGrid } from './grid/photo-grid.tsx'
import { PhotoPreviewDialog } from './grid/photo-preview-dialog.tsx'
import { StatusList } from './grid/photo-status.tsx'
import { PhotoTiles } from './grid/photo-tiles.tsx'
import { PhotoGuidelines } from './photo-guidelines.tsx'
import { useOwnPhotos } from './photos.queries.ts'
import { LoadingPreview, ProfilePreview, type ProfilePreviewProps } from './profile-preview.tsx'
import { useUploads } from './upload/use-uploads.ts'
import { usePhotoChanges } from './use-photo-changes.ts'
import { words } from './words.ts'

interface ManagePhotosProps extends Pick<ProfilePreviewProps, 'member'> {
  /** Another main photo would remove the badge, so the member is asked first. */
  isVerified?: boolean | undefined
}

export function ManagePhotos({ member, isVerified = false }: ManagePhotosProps) {
  const { data: photos, isPending, error, isFetching, refetch } = useOwnPhotos()
  const parts = useProgressiveCount(photos ? 3 : 0, 1)
  if (!photos && !isPending) {
    return (
      <FailedState
        title={words.failed.title}
        text={sentenceFor(error, words.failed.text)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  return (
    <div className="grid gap-6">
      <PhotoTiles photos={photos} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          {photos ? <OwnPhotos photos={photos} isVerified={isVerified} /> : <LoadingGrid />}
          {photos && photos.length > 0 && parts > 2 && <StatusList photos={photos} />}
        </div>
        <div className="grid min-w-0 gap-6">
          {photos && parts > 1 ? <ProfilePreview photos={photos} member={member} /> : <LoadingPreview />}
          <PhotoGuidelines />
        </div>
      </div>
    </div>
  )
}

function OwnPhotos({ photos, isVerified }: { photos: readonly OwnPhoto[]; isVerified: boolean }) {
  const [openId, setOpenId] = useState<string>()
  const [toDelete, setToDelete] = useState<OwnPhoto>()
  const [nextMain, setNextMain] = useState<OwnPhoto>()
  const { uploads, cropping, add, retry, remove } = useUploads(photos.length)
  const changes = usePhotoChanges()
  const open = photos.find(({ id }) => id === openId)

  function askToDelete(photo: OwnPhoto) {
    setOpenId(undefined)
    setToDelete(photo)
  }

  function setMain(photo: OwnPhoto) {
    setOpenId(undefined)
    if (isVerified) setNextMain(photo)
    else changes.setMain(photo)
  }

  return (
    <>
      <PhotoGrid
        photos={photos}
        uploads={uploads}
        onAdd={(files) => void add(files)}
        onRetry={(upload) => void retry(upload)}
        onDismiss={remove}
        onOpen={({ id }) => setOpenId(id)}
        onSetMain={setMain}
        onDelete={askToDelete}
        onReorder={changes.reorder}
      />
      <CropStep cropping={cropping} />
      <PhotoPreviewDialog
        photo={open}
        place={open ? photos.indexOf(open) + 1 : 0}
        onClose={() => setOpenId(undefined)}
        onSetMain={setMain}
        onDelete={askToDelete}
      />
      <MainPhotoDialog next={nextMain} onConfirm={changes.setMain} onClose={() => setNextMain(undefined)} />
      <DeleteDialog
        losesBadge={isVerified && toDelete?.is_primary === true}
        open={toDelete !== undefined}
        busy={changes.isDeleting}
        onConfirm={() => toDelete && changes.remove(toDelete, () => setToDelete(undefined))}
        onClose={() => setToDelete(undefined)}
      />
    </>
  )
}

interface MainPhotoDialogProps {
  next: OwnPhoto | undefined
  onConfirm: (photo: OwnPhoto) => void
  onClose: () => void
}

function MainPhotoDialog({ next, onConfirm, onClose }: MainPhotoDialogProps) {
  return (
    <ConfirmDialog
      open={next !== undefined}
      title={words.setMain.title}
      text={words.losesBadge}
      confirmText={words.setMain.action}
      onConfirm={() => {
        if (next) onConfirm(next)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

interface DeleteDialogProps extends Pick<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm' | 'onClose'> {
  losesBadge: boolean
}

function DeleteDialog({ losesBadge, ...dialog }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      danger
      title={words.remove.title}
      text={losesBadge ? `${words.remove.text} ${words.losesBadge}` : words.remove.text}
      confirmText={words.remove.action}
      busyText={words.remove.busy}
    />
  )
}

function LoadingGrid() {
  return (
    <Loading label={words.loading}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index}>
            <Skeleton className="aspect-4/5" />
            <div className="h-13" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
