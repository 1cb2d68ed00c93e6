package upkeep

import "time"

// ServerState is what waits in the database, and how large it is.
type ServerState struct {
	TasksWaiting int           // generations in the queue
	TasksRunning int           // claimed by a worker
	TaskOldest   time.Duration // how long the oldest that waits has waited

	MailWaiting  int           // emails that are not sent yet
	MailRetrying int           // of those: tried in vain before
	MailFailed   int           // given up in the last 24 hours
	MailOldest   time.Duration // how long the oldest that waits has waited

	PaymentEventsOpen int           // payment events that could not be acted on yet
	PaymentEventAge   time.Duration // since the last payment event came; negative: none ever did
	ProviderTasksOpen int           // what the payment provider is still to be asked to do
	RefundsRefused    int           // payments that were to go back, and that the provider kept

	DatabaseBytes int64 // of the database file
	FreeBytes     int64 // of it, that hold nothing
	WALBytes      int64 // of the write-ahead log beside it
}

// CreditMoves is how many credits ledger entries moved, by the kind of the entry.
type CreditMoves struct {
	Last  int64 // id of the last entry that is counted
	Moved map[string]int64
}
