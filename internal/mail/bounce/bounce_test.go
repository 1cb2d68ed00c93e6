package bounce_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"pellucid/internal/mail/bounce"
)

const ours = "5f1d8a0c9b3e47d2a6c4f0e1b2d39a87"

func read(t *testing.T, name string) (bounce.Report, error) {
	t.Helper()
	file, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	return bounce.Read(file)
}

func TestReportsOfCommonMailServersAreRead(t *testing.T) {
	for name, want := range map[string]bounce.Report{
		"postfix.eml": {
			MessageID: ours, Failed: true, Status: "5.1.1",
			Sentence: "550 5.1.1 <ana@example.org>: Recipient address rejected: User unknown in virtual mailbox table",
		},
		"postfix-delayed.eml": {MessageID: ours, Status: "4.4.1", Sentence: "connect to mx.example.org[192.0.2.25]:25: Connection timed out"},
		"exim.eml":            {MessageID: ours, Failed: true, Status: "5.1.1", Sentence: `550 5.1.1 Mailbox "ana" does not exist`},
		"exim-plain.eml": {
			MessageID: ours, Failed: true, Status: "5.2.1",
			Sentence: "550-5.2.1 The email account that you tried to reach is disabled. 550 5.2.1 Learn more at https://mx.example.org/disabled",
		},
		"exchange.eml": {
			MessageID: ours, Failed: true, Status: "5.1.10",
			Sentence: "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ana@example.org not found by SMTP address lookup",
		},
	} {
		got, err := read(t, name)
		if err != nil || got != want {
			t.Errorf("%s:\n got %+v, %v\nwant %+v", name, got, err, want)
		}
	}
}

func TestAnAnswerByAPersonIsNoReport(t *testing.T) {
	for name, mail := range map[string]string{
		"a letter":                "From: a@example.org\r\nTo: b@example.org\r\n\r\nHello.\r\n",
		"a report of another use": "Content-Type: multipart/report; report-type=disposition-notification; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nread\r\n--b--\r\n",
	} {
		if _, err := bounce.Read(strings.NewReader(mail)); !errors.Is(err, bounce.ErrNoReport) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := read(t, "vacation.eml"); !errors.Is(err, bounce.ErrNoReport) {
		t.Errorf("a vacation note: %v", err)
	}
	if _, err := bounce.Read(strings.NewReader("\x00\x01")); err == nil {
		t.Error("noise is a report")
	}
}

func TestAReportThatIsCutOffAfterItsStatusStillCounts(t *testing.T) {
	content, err := os.ReadFile("testdata/exim.eml")
	if err != nil {
		t.Fatal(err)
	}
	cut := string(content[:strings.Index(string(content), "Hello ana")])
	report, err := bounce.Read(strings.NewReader(cut))
	if err != nil || !report.Failed || report.MessageID != ours {
		t.Errorf("%+v, %v", report, err)
	}
}

func FuzzRead(f *testing.F) {
	for _, name := range []string{"postfix.eml", "exim.eml", "exim-plain.eml", "exchange.eml", "vacation.eml"} {
		content, err := os.ReadFile("testdata/" + name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(content))
	}
	f.Fuzz(func(t *testing.T, mail string) {
		report, err := bounce.Read(strings.NewReader(mail))
		if err == nil && strings.ContainsAny(report.Sentence, "\r\n") {
			t.Errorf("the sentence has several lines: %q", report.Sentence)
		}
	})
}
