package program

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain/upkeep"
)

// period is a time as operators write it: 30d, 2y, or as Go writes durations.
type period time.Duration

// UnmarshalText reads a period.
func (p *period) UnmarshalText(text []byte) error {
	for suffix, unit := range map[string]time.Duration{"d": 24 * time.Hour, "y": 365 * 24 * time.Hour} {
		number, found := strings.CutSuffix(string(text), suffix)
		if n, err := strconv.Atoi(number); found && err == nil && n >= 0 && n < 1000*365 {
			*p = period(time.Duration(n) * unit)
			return nil
		}
	}
	d, err := time.ParseDuration(string(text))
	if err != nil {
		return fmt.Errorf("%q is not a period like 30d, 2y or 12h", text)
	}
	*p = period(d)
	return nil
}

// retentionFlags say how long things are kept that are about people.
type retentionFlags struct {
	KeepSessions        period `default:"30d" placeholder:"PERIOD" help:"How long 'Keep me signed in' lasts."`
	KeepVisitorImages   period `default:"24h" placeholder:"PERIOD" help:"How long images made without an account are kept."`
	KeepDeletedAccounts period `default:"7d" placeholder:"PERIOD" help:"How long a deleted account can be brought back."`
	KeepFailedPrompts   period `default:"30d" placeholder:"PERIOD" help:"How long prompts are kept whose generation made no image."`
	KeepMail            period `default:"30d" placeholder:"PERIOD" help:"How long the list of sent emails is kept."`
	KeepReports         period `default:"365d" placeholder:"PERIOD" help:"How long the words of decided reports are kept."`
	KeepExports         period `default:"7d" placeholder:"PERIOD" help:"How long prepared data downloads are kept."`
	KeepWebhooks        period `default:"90d" placeholder:"PERIOD" help:"How long the payment provider's messages are kept after they were processed."`
	KeepBuyerDetails    period `default:"10y" placeholder:"PERIOD" help:"How long names and addresses on receipts are kept."`
	KeepLogs            period `default:"14d" placeholder:"PERIOD" help:"How long your log service keeps the server's log. The privacy page says so; set the log service to it."`
}

func (f retentionFlags) retention() (upkeep.Retention, error) {
	r := upkeep.Retention{
		Sessions: time.Duration(f.KeepSessions), VisitorImages: time.Duration(f.KeepVisitorImages), DeletedGrace: time.Duration(f.KeepDeletedAccounts),
		FailedPrompts: time.Duration(f.KeepFailedPrompts), Mail: time.Duration(f.KeepMail), Reports: time.Duration(f.KeepReports),
		Exports: time.Duration(f.KeepExports), Webhooks: time.Duration(f.KeepWebhooks), BuyerDetails: time.Duration(f.KeepBuyerDetails), Logs: time.Duration(f.KeepLogs),
	}
	return r, r.Validate()
}
