import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { Star, Trash2 } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Photo } from '../../../../ui/media/photo.tsx'
import { words } from '../words.ts'
import { rejectionWords } from './rejection-words.ts'

export interface PhotoPreviewDialogProps {
  photo: OwnPhoto | undefined
  place: number
  onClose: () => void
  onSetMain: (photo: OwnPhoto) => void
  onDelete: (photo: OwnPhoto) => void
}

export function PhotoPreviewDialog({ photo, place, onClose, onSetMain, onDelete }: PhotoPreviewDialogProps) {
  const why = photo && rejectionWords(photo)
  return (
    <Dialog
      open={photo !== undefined}
      onClose={onClose}
      title={words.photo(place)}
      footer={
        photo && (
          <>
            <Button
              variant="quiet"
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => onDelete(photo)}
            >
              {words.remove.action}
            </Button>
            {photo.is_primary || photo.status === 'rejected' ? null : (
              <Button icon={<Star size={18} aria-hidden="true" />} onClick={() => onSetMain(photo)}>
                {words.setMain.action}
              </Button>
            )}
          </>
        )
      }
    >
      {photo && (
        // As tall as the window allows, so that the dialog need not scroll.
        <div className="mx-auto max-w-[calc((92dvh-16rem)*0.8)]">
          <Photo
            src={photo.signed_url}
            srcSet={photo.srcset}
            sizes="(width < 40rem) 100vw, 36rem"
            alt={words.large.alt(place)}
            name={String(place)}
            thumbhash={photo.thumbhash}
            eager
            rounded
          />
          <p className="mt-3 text-soft">
            {photo.is_primary
              ? words.large.ofMain(words.statuses[photo.status])
              : words.statuses[photo.status]}
          </p>
          {why && <p className="mt-1">{why}</p>}
        </div>
      )}
    </Dialog>
  )
}
