package domain

import "time"

// EngineJobState is where a job stands that was handed to a remote engine.
type EngineJobState string

// The ways of a job: submitting → submitted → done, failed, unknown or canceled.
const (
	JobSubmitting EngineJobState = "submitting" // about to be handed over; whether it was is known once it is submitted
	JobSubmitted  EngineJobState = "submitted"
	JobDone       EngineJobState = "done"
	JobFailed     EngineJobState = "failed"
	JobUnknown    EngineJobState = "unknown" // the vendor may have made it and charged for it; it is not submitted again
	JobCanceled   EngineJobState = "canceled"
)

// EngineJob is one picture that was handed to an engine that costs money. It is recorded before and after the call, so that
// a process that dies never pays twice.
type EngineJob struct {
	Key       string // names the task, the variation, the engine and the try
	TaskID    string
	Engine    string
	Handle    string // what the engine calls the job; see engine.Handle
	State     EngineJobState
	CostCents float64 // in US cents: the estimate, then what the vendor said
	CreatedAt time.Time
}
