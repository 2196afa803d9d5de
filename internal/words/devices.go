package words

import "time"

// Devices is what is said where devices are kept together.
type Devices struct {
	DevicesSentences

	Title  string
	Hint   string // while none is kept together with this one
	Others string

	About        string // the page
	None         string
	LetCome      string
	GoThere      string
	LinkOfOther  string
	EnterLink    string
	LinkIs       string // what a link looks like
	MeetNow      string
	NotAnyMore   string
	PartHint     string
	ShowCode     string
	AnotherCode  string
	NoNetwork    string
	Code         string // to screen readers
	CodeHint     string
	Copied       string
	AskKeep      string
	KeepTogether string
	MeetingOther string
	Parted       string // in the list
	NotMet       string

	// Why devices do not come together.
	NoLink      string // ends as that of a device does
	OldCode     string
	PartedThere string
	OwnCode     string
	Away        string
	TooMany     string
	Listed      string
	Unknown     string
	TooOften    string
	Tangled     string // no Tabby answers so
	TooSlow     string
	StoodStill  string
	TooLarge    string
}

// A Machine is what a browser runs on.
type Machine string

// The machines that a browser knows.
const (
	NoMachine     Machine = "" // it does not say
	IPhone        Machine = "iphone"
	IPad          Machine = "ipad"
	AndroidPhone  Machine = "android-phone"
	AndroidTablet Machine = "android-tablet"
	Windows       Machine = "windows"
	Mac           Machine = "mac"
	Linux         Machine = "linux"
)

// DevicesSentences is what is said about other devices.
type DevicesSentences interface {
	// Kept says how many devices are kept together with this one.
	Kept(n int) string
	// MetOn says when a device was met with which no game was exchanged, MovedOn what came
	// and went when some were.
	MetOn(at, now time.Time) string
	MovedOn(at, now time.Time, came, went int) string
	// BrowserOn returns what other devices call a browser: "Browser on the iPhone".
	BrowserOn(m Machine) string
	// OnlyOrigin says why a browser is kept together with nothing but the Tabby at an address.
	OnlyOrigin(address string) string
	// AskPart asks whether a device is not kept together with this one any more.
	AskPart(device string) string
	// KeepHint says what is asked before the games of a Tabby at an address are taken.
	KeepHint(address string) string
	// Meeting says that a device is being met.
	Meeting(device string) string
	// CameFrom says how many games came from a device in the background.
	CameFrom(device string, games int) string
	// Answers says that a device refuses, with a status of HTTP and why.
	Answers(status int, why string) string
	// Met says what came of a meeting.
	Met(device string, came, went int) string
}
