import type { Plan } from 'virtual:content/plans'
import { plansWords } from 'virtual:words/plans'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { useBag } from '@/auth/BagContext'
import { takeWanted, useAskToSignIn } from '@/auth/returnAddress'
import { hintedUser } from '@/auth/signedInHint'
import { useAuth } from '@/auth/useAuth'
import { useOrders } from '@/auth/useOrders'
import { findPlan } from '@/data/plans'
import type { PageState } from '@/hooks/usePageState'
import { reloadIfOutdated } from '@/lib/loadChunk'
import { resumeAfterReload, takeResumed } from '@/lib/resume'
import { paths } from '@/paths'

/** The plan that is being added, for the next document. */
const PLAN = 'plan'

export type PlanState = 'free' | 'adding' | 'inBag' | 'failed'

type AddPlan = {
  stateOf: (plan: Plan) => PlanState
  press: (plan: Plan) => void
}

const NO_BAG: AddPlan = { stateOf: () => 'free', press: () => {} }

/** 'Add to bag': signed-in users get the plan immediately, guests after signing in. */
export const useAddPlan: () => AddPlan = __HAS_BAG__ ? useAdding : () => NO_BAG

function useAdding(): AddPlan {
  const { status, findUser } = useAuth()
  const { items, add } = useOrders({ enabled: true })
  const navigate = useNavigate()
  const askToSignIn = useAskToSignIn()
  const bag = useBag()
  const [states, setStates] = useState<Record<string, PlanState>>({})
  const [waiting, setWaiting] = useState<Plan[]>([])
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const mark = (id: string, state: PlanState) => setStates((all) => ({ ...all, [id]: state }))

  function stateOf(plan: Plan): PlanState {
    const { id } = plan
    if (states[id] === 'adding' || waiting.includes(plan)) return 'adding'
    if (items?.some((item) => item.id === id)) return 'inBag'
    return states[id] ?? 'free'
  }

  async function put(plan: Plan) {
    mark(plan.id, 'adding')
    const result = await add(plan)
    if (result === 'refused' && isShown.current) await reloadIfOutdated()
    mark(plan.id, result === 'failed' || result === 'refused' ? 'failed' : 'free')
    if (result === 'had') bag.open()
    else if (result === 'added') toast.success(plansWords.added({ plan: plan.title }), { id: 'bag' })
  }

  function press(plan: Plan) {
    const isGuest = status === 'out' || (status === 'unknown' && !hintedUser())
    if (stateOf(plan) === 'inBag') bag.open()
    else if (isGuest) askToSignIn(plan.id)
    else {
      setWaiting((plans) => [...plans, plan])
      findUser()
    }
  }

  // In an effect: after the render that finds the user, `add` belongs to that user only once its own effect has run.
  const settleWaiting = useEffectEvent(([first, ...others]: Plan[]) => {
    if (!first) return
    setWaiting([])
    if (status !== 'in') askToSignIn(first.id)
    else for (const plan of [first, ...others]) void put(plan)
  })
  useEffect(() => {
    if (status !== 'unknown') settleWaiting(waiting)
  }, [waiting, status])

  const underWay = waiting[0]?.id ?? Object.keys(states).find((id) => states[id] === 'adding')
  useEffect(() => (underWay ? resumeAfterReload(PLAN, underWay) : undefined), [underWay])

  // After sign-in, or after a reload for a deploy.
  const resume = useEffectEvent(() => {
    const wanted = takeWanted()
    const plan = findPlan(wanted?.plan ?? takeResumed(PLAN) ?? '')
    if (wanted) {
      const state: PageState = { notice: { ...wanted.notice, besidePlan: plan?.id } }
      void navigate(paths.plans, { replace: true, state })
    }
    if (plan) press(plan)
  })
  useEffect(() => resume(), [])

  return { stateOf, press }
}
