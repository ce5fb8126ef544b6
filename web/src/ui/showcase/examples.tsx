import type { ReactNode } from 'react'

export function Examples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-6">
      <h2 className="display border-b border-line pb-2 text-2xl">{title}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
