"""Notices: what a record means for whom, and the stream of notices of each player.

Which records there are is a matter of log/ and fold/. How clients follow notices is in service/streaming/.
"""
