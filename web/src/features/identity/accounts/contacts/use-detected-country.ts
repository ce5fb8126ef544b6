import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countryQuery } from '../../reference/index.ts'

export function useDetectedCountry(onDetected: (country: string) => void): { detecting: boolean } {
  const { data, isPending } = useQuery(countryQuery)
  const detected = data?.country_code
  useEffect(() => {
    if (detected) onDetected(detected)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the answer arrives
  }, [detected])
  return { detecting: isPending }
}
