import type { ReactNode } from 'react'

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function EyeIcon() {
  return (
    <Icon>
      <path d="M2 10s2.9-5 8-5 8 5 8 5-2.9 5-8 5-8-5-8-5Z" />
      <circle cx="10" cy="10" r="2.25" />
    </Icon>
  )
}

export function EyeOffIcon() {
  return (
    <Icon>
      <path d="M4.2 7.2A12 12 0 0 0 2 10s2.9 5 8 5a8 8 0 0 0 3.3-.7M8.2 5.2A8 8 0 0 1 10 5c5.1 0 8 5 8 5a12 12 0 0 1-1.8 2.3M3.5 3.5l13 13" />
    </Icon>
  )
}

export function AlertIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 6.5v4M10 13.400v.1" />
    </Icon>
  )
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
    </Icon>
  )
}

export function DotIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="2" />
    </Icon>
  )
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m6.5 8 3.5 3.5L13.5 8" />
    </Icon>
  )
}

export function ForwardIcon() {
  return (
    <Icon>
      <path d="m8 6.5 3.5 3.5L8 13.5" />
    </Icon>
  )
}
