package words

// InThrees returns the digits of a code as they are read and typed: "427 119". Any other text
// is returned as it is.
func InThrees(digits string) string {
	if len(digits) != 6 {
		return digits
	}
	return digits[:3] + " " + digits[3:]
}
