import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LinkContent, LinkFailure } from '@/features/mailLink';
import type {
  AlertRequest,
  OwnAlert,
  MailChoiceRequest,
  MailLinkResponse,
} from '@/domain/contracts/shoppers/alerts';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

/** Progress of a request, or of the press on a link's page. */
type Progress = Sending | { status: 'done'; message: string };

/** The shop's answer to a request, with the request's key. */
interface AlertAnswer {
  about: string;
  message: string;
}

export interface AlertsState {
  /** Progress of each request, by `aboutOf`. */
  asked: Record<string, Progress>;
  link: LinkContent<MailLinkResponse>;
  sending: Progress;
  /** The mails beyond order updates that the signed-in person gets. */
  choice: Remote<Required<MailChoiceRequest>>;
  /** The signed-in person's open alerts. */
  mine: Remote<OwnAlert[]>;
  /** Ids of the alerts being removed, one after the other. */
  removing: string[];
}
export interface WithAlerts {
  alerts: AlertsState;
}

const initialState: AlertsState = {
  asked: {},
  link: idle,
  sending: idle,
  choice: idle,
  mine: idle,
  removing: [],
};

/** Key of a request, independent of the email address. */
export const aboutOf = ({ kind, sku }: Pick<AlertRequest, 'kind' | 'sku'>): string => `${kind} ${sku}`;

const slice = createSlice({
  name: 'alerts',
  initialState,
  reducers: {
    alertSubmitted(state, { payload }: PayloadAction<AlertRequest>) {
      state.asked[aboutOf(payload)] = sending;
    },
    alertAccepted(state, { payload: { about, message } }: PayloadAction<AlertAnswer>) {
      state.asked[about] = { status: 'done', message };
    },
    alertFailed(state, { payload: { about, message } }: PayloadAction<AlertAnswer>) {
      state.asked[about] = failed(message);
    },
    mailLinkOpened(state, _action: PayloadAction<string>) {
      const { asked, choice, mine } = state;
      return { ...initialState, asked, choice, mine, link: loading };
    },
    mailLinkLoaded(state, { payload }: PayloadAction<MailLinkResponse>) {
      state.link = ready(payload);
    },
    mailLinkFailed(state, { payload }: PayloadAction<LinkFailure>) {
      state.link = payload;
    },
    /** Merges the cart of the link into this browser's cart. */
    cartLinkAccepted(state, _action: PayloadAction<MailLinkResponse['lines']>) {
      state.sending = sending;
    },
    /** Its products are in the cart, or a message says why not. */
    cartLinkSettled(state) {
      state.sending = idle;
    },
    myAlertsRequested(state) {
      if (state.mine.status !== 'ready') state.mine = loading;
    },
    myAlertsLoaded(state, { payload }: PayloadAction<OwnAlert[]>) {
      state.mine = ready(payload);
    },
    myAlertsFailed(state, { payload: message }: PayloadAction<string>) {
      state.mine = failed(message);
    },
    alertRemoveRequested(state, { payload: id }: PayloadAction<string>) {
      state.removing.push(id);
    },
    alertRemoveSettled(state, { payload: id }: PayloadAction<string>) {
      state.removing = state.removing.filter((one) => one !== id);
    },
    choiceRequested(state) {
      if (state.choice.status !== 'ready') state.choice = loading;
    },
    choiceLoaded(state, { payload }: PayloadAction<Required<MailChoiceRequest>>) {
      state.choice = ready(payload);
    },
    choiceFailed(state, { payload: message }: PayloadAction<string>) {
      state.choice = failed(message);
    },
    mailsChosen(state, { payload }: PayloadAction<MailChoiceRequest>) {
      if (state.choice.status === 'ready') Object.assign(state.choice.value, payload);
    },
    mailLinkPressed(state, _action: PayloadAction<string>) {
      state.sending = sending;
    },
    mailLinkFinished(state, { payload: message }: PayloadAction<string>) {
      state.sending = { status: 'done', message };
    },
    mailLinkRefused(state, { payload: message }: PayloadAction<string>) {
      state.sending = failed(message);
    },
  },
});

export const alertsReducer = slice.reducer;
export const {
  alertSubmitted,
  alertAccepted,
  alertFailed,
  mailLinkOpened,
  mailLinkLoaded,
  mailLinkFailed,
  cartLinkAccepted,
  cartLinkSettled,
  myAlertsRequested,
  myAlertsLoaded,
  myAlertsFailed,
  alertRemoveRequested,
  alertRemoveSettled,
  choiceRequested,
  choiceLoaded,
  choiceFailed,
  mailsChosen,
  mailLinkPressed,
  mailLinkFinished,
  mailLinkRefused,
} = slice.actions;
export const selectAlerts = (state: WithAlerts): AlertsState => state.alerts;
