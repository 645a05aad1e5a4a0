import type { Plan } from 'virtual:content/plans'
import { plansWords } from 'virtual:words/plans'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation, useNavigate } from 'react-router-dom'
import { useBag } from '@/auth/BagContext'
import { signInAddress } from '@/auth/returnAddress'
import { hintedUser } from '@/auth/signedInHint'
import { useAuth } from '@/auth/useAuth'
import { useOrders } from '@/auth/useOrders'
import { findPlan } from '@/data/plans'
import { type PageState, usePageState } from '@/hooks/usePageState'
import { resumeAfterReload, takeResumed } from '@/lib/resume'
import { paths } from '@/paths'

/** The plan that is being added. */
const PLAN = 'plan'

export type PlanState = 'free' | 'adding' | 'inBag' | 'failed'

type AddPlan = {
  stateOf: (plan: Plan) => PlanState
  press: (plan: Plan) => void
  /** The plan to which the visitor comes back from sign-in. */
  returnedTo: string | undefined
}

const NO_BAG: AddPlan = { stateOf: () => 'free', press: () => {}, returnedTo: undefined }

/** 'Add to bag': signed-in users get the plan immediately, guests after signing in. */
export const useAddPlan: () => AddPlan = __HAS_BAG__ ? useAdding : () => NO_BAG

function useAdding(): AddPlan {
  const { status, check } = useAuth()
  const { items, add } = useOrders({ enabled: true })
  const navigate = useNavigate()
  const bag = useBag()
  const [states, setStates] = useState<Record<string, PlanState>>({})
  const [waiting, setWaiting] = useState<Plan[]>([])
  const mark = (id: string, state: PlanState) => setStates((all) => ({ ...all, [id]: state }))

  function stateOf(plan: Plan): PlanState {
    const { id } = plan
    if (states[id] === 'adding' || waiting.includes(plan)) return 'adding'
    if (items?.some((item) => item.id === id)) return 'inBag'
    return states[id] ?? 'free'
  }

  async function put(plan: Plan) {
    mark(plan.id, 'adding')
    const forget = resumeAfterReload(PLAN, plan.id)
    const result = await add(plan)
    forget()
    mark(plan.id, result === 'failed' ? 'failed' : 'free')
    if (result === 'had') bag.open()
    else if (result === 'added') toast.success(plansWords.added({ plan: plan.title }), { id: 'bag' })
  }

  function press(plan: Plan) {
    if (stateOf(plan) === 'inBag') bag.open()
    else if (status === 'in') void put(plan)
    else if (status === 'out' || !hintedUser()) askToSignIn(plan)
    else {
      setWaiting([...waiting, plan])
      check()
    }
  }

  function askToSignIn({ id }: Plan) {
    void navigate(signInAddress(paths.plans), { state: { wantedPlan: id } satisfies PageState })
  }

  const settleWaiting = useEffectEvent(([first, ...others]: Plan[]) => {
    if (!first) return
    setWaiting([])
    if (status !== 'in') askToSignIn(first)
    else for (const plan of [first, ...others]) void put(plan)
  })
  useEffect(() => {
    if (status !== 'checking') settleWaiting(waiting)
  }, [waiting, status])

  const [next] = waiting
  useEffect(() => (next ? resumeAfterReload(PLAN, next.id) : undefined), [next])
  const resume = useEffectEvent(() => {
    const plan = findPlan(takeResumed(PLAN) ?? '')
    if (plan) press(plan)
  })
  useEffect(() => resume(), [])

  const returnedTo = useWantedPlan((plan) => void put(plan))
  return { stateOf, press, returnedTo }
}

/** After sign-in: adds the plan that the guest selected, once. Returns its id, to show the visitor that plan. */
function useWantedPlan(put: (plan: Plan) => void) {
  const { key } = useLocation()
  const { wantedPlan, notice } = usePageState()
  const { status } = useAuth()
  const navigate = useNavigate()
  const takenAt = useRef<string>(undefined)
  const [taken, setTaken] = useState<string>()
  const plan = findPlan(wantedPlan ?? '')

  const take = useEffectEvent((wanted: Plan) => {
    // Clear it first, so that neither a reload nor Back repeats it.
    const state: PageState = notice ? { notice: { ...notice, besidePlan: wanted.id } } : {}
    void navigate(paths.plans, { replace: true, state })
    setTaken(wanted.id)
    put(wanted)
  })
  useEffect(() => {
    if (!plan || status !== 'in' || takenAt.current === key) return
    takenAt.current = key
    take(plan)
  }, [plan, status, key])

  // After the navigation above, which scrolls to the top of the page.
  return plan ? undefined : taken
}
