// Not in planPage.ts: the page loads these texts later.

/** Below the plans. */
export const planSteps = {
  heading: 'What happens next',
  steps: [
    {
      title: 'Choose',
      text: 'Press “Add to bag”. The first time, you sign in or create a free account. You then return to your plan.',
    },
    {
      title: 'We write to you',
      text: 'Within one working day, with a start date and answers to your questions.',
    },
    {
      title: 'You agree',
      text: 'You pay nothing before you say yes. Until then, you can remove the plan from your bag.',
    },
    {
      title: 'We start',
      text: 'Work begins on the agreed day, and one person stays your contact.',
    },
  ],
} as const

export const planHelp = {
  heading: 'Questions and answers',
  ask: 'Ask us about a plan',
} as const
